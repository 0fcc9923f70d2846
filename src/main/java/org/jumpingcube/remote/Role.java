package org.jumpingcube.remote;

/** The two who play with each other: who invited, and who came. */
public enum Role {
    HOST,
    GUEST;

    public Role other() {
        return this == HOST ? GUEST : HOST;
    }
}
