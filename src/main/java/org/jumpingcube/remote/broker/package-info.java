/** Messages by way of a broker of MQTT 5, whatever is in them. */
package org.jumpingcube.remote.broker;
