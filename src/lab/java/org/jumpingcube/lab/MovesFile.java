package org.jumpingcube.lab;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.SortedMap;
import org.jumpingcube.cube.solver.StoredMoves;

/** Writes moves for positions in the format that {@link StoredMoves} reads. */
final class MovesFile {
    private MovesFile() {}

    /** Returns how many positions there are. */
    static int write(SortedMap<Long, StoredMoves.Answer> answers, OutputStream stream) throws IOException {
        var out = new DataOutputStream(new BufferedOutputStream(stream));
        out.writeInt(answers.size());
        long last = 0;
        for (long position : answers.keySet()) {
            writeNumber(out, position - last);
            last = position;
        }
        for (StoredMoves.Answer answer : answers.values()) {
            out.writeByte(Integer.numberOfTrailingZeros(answer.move()) | (answer.wins() ? 0 : StoredMoves.LOST));
        }
        out.flush();
        return answers.size();
    }

    private static void writeNumber(DataOutputStream out, long number) throws IOException {
        long rest = number;
        while (rest >>> 7 != 0) {
            out.writeByte((int) rest | 0x80);
            rest >>>= 7;
        }
        out.writeByte((int) rest);
    }
}
