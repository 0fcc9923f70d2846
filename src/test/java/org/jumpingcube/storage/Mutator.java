package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Spoils files in the ways that disks, transfers, editors and jokers do. The same seed spoils in the same way. */
public final class Mutator {
    /** Ways to spoil a file. */
    public enum Way {
        FLIP_BITS,
        TRUNCATE,
        CUT_OUT,
        DOUBLE,
        INSERT_BYTES,
        SWAP_LINES,
        SWAP_WORDS,
        CHANGE_NUMBER,
        HUGE_NUMBER,
        HUGE_TEXT,
        DEEP_NESTING,
        OTHER_ENCODING,
        OTHER_WORD
    }

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9#.-]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final List<String> WORDS = List.of(
            "null",
            "true",
            "{}",
            "[]",
            "-1",
            "0",
            "1e999",
            "\"\"",
            "player2",
            "human",
            "q99",
            "a1",
            "cube",
            "0x7",
            "NaN",
            " ",
            "\\ud800",
            "\\u0000",
            "Ctrl+",
            "Shift+Shift+A",
            "+",
            "\\\\",
            "#FFFFFF",
            "1e308",
            "-0.0");

    private final Random random;

    public Mutator(long seed) {
        random = new Random(seed);
    }

    public byte[] spoil(byte[] file, Way way) {
        String text = new String(file, UTF_8);
        return switch (way) {
            case FLIP_BITS -> flipBits(file);
            case TRUNCATE -> Arrays.copyOf(file, random.nextInt(file.length));
            case CUT_OUT -> splice(file, 0);
            case DOUBLE -> splice(file, 2);
            case INSERT_BYTES -> insertBytes(file);
            case SWAP_LINES -> swapLines(text).getBytes(UTF_8);
            case SWAP_WORDS -> replace(text, WORD, anotherWordOf(text)).getBytes(UTF_8);
            case CHANGE_NUMBER ->
                replace(text, NUMBER, Integer.toString(random.nextInt(40) - 2)).getBytes(UTF_8);
            case HUGE_NUMBER ->
                replace(text, NUMBER, "9".repeat(1 + random.nextInt(5000))).getBytes(UTF_8);
            case HUGE_TEXT ->
                replace(text, WORD, "x".repeat(random.nextInt(30_000))).getBytes(UTF_8);
            case DEEP_NESTING ->
                replace(text, WORD, nest(1 + random.nextInt(3000))).getBytes(UTF_8);
            case OTHER_ENCODING -> otherEncoding(text);
            case OTHER_WORD ->
                replace(text, WORD, WORDS.get(random.nextInt(WORDS.size()))).getBytes(UTF_8);
        };
    }

    private byte[] flipBits(byte[] file) {
        byte[] spoilt = file.clone();
        for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
            spoilt[random.nextInt(spoilt.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return spoilt;
    }

    private byte[] splice(byte[] file, int times) {
        int from = random.nextInt(file.length);
        int to = from + random.nextInt(file.length - from);
        var out = new ByteArrayOutputStream();
        out.write(file, 0, from);
        for (int time = 0; time < times; time++) {
            out.write(file, from, to - from);
        }
        out.write(file, to, file.length - to);
        return out.toByteArray();
    }

    private byte[] insertBytes(byte[] file) {
        var some = new byte[1 + random.nextInt(20)];
        random.nextBytes(some);
        int at = random.nextInt(file.length);
        var out = new ByteArrayOutputStream();
        out.write(file, 0, at);
        out.writeBytes(some);
        out.write(file, at, file.length - at);
        return out.toByteArray();
    }

    private String swapLines(String text) {
        var lines = new ArrayList<>(text.lines().toList());
        Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private String anotherWordOf(String text) {
        var words = WORD.matcher(text).results().toList();
        return words.get(random.nextInt(words.size())).group();
    }

    private String replace(String text, Pattern what, String replacement) {
        var found = what.matcher(text).results().toList();
        if (found.isEmpty()) {
            return text;
        }
        var match = found.get(random.nextInt(found.size()));
        return text.substring(0, match.start()) + replacement + text.substring(match.end());
    }

    private String nest(int depth) {
        return random.nextBoolean() ? "[".repeat(depth) : "{\"a\":".repeat(depth);
    }

    private byte[] otherEncoding(String text) {
        String accented = replace(text, WORD, "é\u20ac\ud83c\udfb2");
        return switch (random.nextInt(4)) {
            case 0 -> text.getBytes(UTF_16);
            case 1 -> accented.getBytes(ISO_8859_1);
            case 2 -> accented.getBytes(UTF_16);
            default -> ("\uFEFF" + accented).getBytes(UTF_8);
        };
    }
}
