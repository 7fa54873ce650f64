package coldwake.engine.decision;

import coldwake.engine.agenda.Step;

/**
 * One answer to a question: what it is, what it points at, and the step that follows from it. The step never leaves the
 * engine. Ids are rendered only when someone wants to read them: see {@link OptionIds}.
 *
 * @param a first argument, as {@link OptionForm#first()} says
 * @param b second argument
 */
public record Option(OptionForm kind, int a, int b, Step then) {}
