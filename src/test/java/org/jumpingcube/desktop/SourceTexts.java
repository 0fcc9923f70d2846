package org.jumpingcube.desktop;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Finds the texts between quotation marks in sources, each with the call that it is handed to. */
final class SourceTexts {
    private SourceTexts() {}

    /**
     * A text in a source.
     *
     * @param call the nearest call around it, as "receiver.method" or "new Type"; empty outside of calls
     * @param argument which argument of the call it is in, from 0; -1 outside of calls
     * @param isFailure whether it is part of what an exception says to developers
     */
    record Found(String file, String text, String call, int argument, boolean isFailure) {}

    static List<Found> inFolder(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            var found = new ArrayList<Found>();
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                found.addAll(inSource(file.getFileName().toString(), Files.readString(file)));
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Found> inSource(String name, String source) {
        var file = new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        var task =
                (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null, null, List.of(file));
        var found = new ArrayList<Found>();
        try {
            task.parse().forEach(unit -> new Scanner(found).scan(unit, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static final class Scanner extends TreePathScanner<Object, String> {
        private final List<Found> found;

        Scanner(List<Found> found) {
            this.found = found;
        }

        @Override
        public Object visitLiteral(LiteralTree literal, String file) {
            if (literal.getKind() == Tree.Kind.STRING_LITERAL && !isInAnnotation()) {
                found.add(around(file, String.valueOf(literal.getValue())));
            }
            return super.visitLiteral(literal, file);
        }

        /** Such as the names of warnings: nobody is shown them. */
        private boolean isInAnnotation() {
            for (TreePath path = getCurrentPath(); path != null; path = path.getParentPath()) {
                if (path.getLeaf() instanceof AnnotationTree) {
                    return true;
                }
            }
            return false;
        }

        private Found around(String file, String text) {
            String call = "";
            int argument = -1;
            boolean isFailure = false;
            Tree inner = getCurrentPath().getLeaf();
            for (TreePath path = getCurrentPath().getParentPath(); path != null; path = path.getParentPath()) {
                Tree outer = path.getLeaf();
                List<? extends ExpressionTree> arguments = arguments(outer);
                if (argument < 0 && arguments.contains(inner)) {
                    call = name(outer);
                    argument = arguments.indexOf(inner);
                }
                isFailure |= outer instanceof NewClassTree made
                        && made.getIdentifier().toString().endsWith("Exception");
                inner = outer;
            }
            return new Found(file, text, call, argument, isFailure);
        }

        private static List<? extends ExpressionTree> arguments(Tree tree) {
            if (tree instanceof MethodInvocationTree call) {
                return call.getArguments();
            }
            return tree instanceof NewClassTree made ? made.getArguments() : List.of();
        }

        private static String name(Tree tree) {
            if (tree instanceof NewClassTree made) {
                return "new " + made.getIdentifier();
            }
            ExpressionTree called = ((MethodInvocationTree) tree).getMethodSelect();
            return called instanceof MemberSelectTree selected
                    ? lastName(selected.getExpression()) + "." + selected.getIdentifier()
                    : called.toString();
        }

        private static String lastName(ExpressionTree receiver) {
            return receiver instanceof MemberSelectTree selected
                    ? selected.getIdentifier().toString()
                    : receiver.toString();
        }
    }
}
