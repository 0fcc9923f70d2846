package org.jumpingcube.remote;

/** Why the two part. */
public enum Parting {
    /** The user went. They may come back. */
    LEFT,
    /** The code is not the host's. */
    WRONG_CODE,
    /** The programs speak different versions of the protocol. */
    VERSION,
    /** Somebody else has come with the same code. */
    REPLACED,
    /** The guest does not know this game, or is in the middle of another. */
    ANOTHER_GAME,
    /** The two have played different games. */
    DIFFERENT,
    /** Too much of what was sent made no sense. */
    SENSELESS,
    /** Too many codes have been tried from the guest's address just now. */
    LATER,
    /** A code that is too short for a broker. */
    SHORT_CODE,
    /** Nobody answers at this address. */
    UNREACHABLE,
    /** What answers at this address is not this program. */
    STRANGER,
    /** The broker cannot be reached. */
    NO_BROKER,
    /** The broker does not let the user in. */
    BROKER_REFUSES,
    /** The broker does not let us in, for another reason than the user. */
    BROKER_TURNS_AWAY,
    /** The broker does not speak MQTT 5. */
    BROKER_OLD,
    /** The broker lets us in, but not read or write at the topics of the game. */
    BROKER_FORBIDS,
    /** The broker does not use TLS, or none that is safe. */
    BROKER_WITHOUT_TLS,
    /** Nobody whom this computer trusts has signed the broker's certificate. */
    BROKER_UNTRUSTED,
    /** The broker's certificate is for another host. */
    BROKER_OTHER_HOST,
    /** The broker's certificate is not valid any more, or not yet. */
    BROKER_OUT_OF_DATE;

    /** Whether it can be said before the two know that they have the same code. Anybody could be saying it. */
    boolean isForStrangers() {
        return this == WRONG_CODE || this == VERSION || this == LATER;
    }
}
