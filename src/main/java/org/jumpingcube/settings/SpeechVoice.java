package org.jumpingcube.settings;

/** With which voice the program speaks. Speech services know voices by these kinds. */
public enum SpeechVoice {
    /** What is set up on this machine. */
    USUAL,
    FEMALE_1,
    FEMALE_2,
    MALE_1,
    MALE_2,
    CHILD
}
