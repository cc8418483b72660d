import type {ComponentType} from 'react';
import type {Bilingual, Language} from '../../../product/language';
import type {Drawing} from '../../views/drawing';
import type {Input} from './input';

/**
 * `document` is what undo restores; `interaction` is everything else that the reader does: a
 * selection, a drag under way, a setting, a fault to announce.
 */
export interface State<D, I> {
  readonly document: D;
  readonly interaction: I;
}

export interface LiveDrawing extends Drawing {
  /** Accessible name of the drawing, for readers who do not see it. */
  readonly name: string;
}

/** The transition that led to a state. */
export interface Transition<D, I, E> {
  readonly before: State<D, I>;
  /** `undefined` for undo and redo: their result was achieved by an earlier event. */
  readonly event: E | undefined;
  /** Whether each task was already done before. */
  readonly done: readonly boolean[];
}

/** An exercise, ticked the first time that `isDone` holds; it may depend on the transition. */
interface Task<D, I, E> {
  readonly words: Bilingual;
  readonly isDone: (state: State<D, I>, transition: Transition<D, I, E>) => boolean;
}

export interface ControlsProps<D, I, E> {
  /** Id of the status line, which also describes errors of fields. */
  readonly statusId: string;
  readonly state: State<D, I>;
  readonly send: (event: E) => void;
  readonly language: Language;
}

/** A live figure as data and pure functions; only `Controls` depends on React. */
export interface Machine<D, I, E> {
  readonly start: D;
  /**
   * The interaction at the start and after a reset; after undo and redo, the second argument is the
   * previous one, whose settings are preserved.
   */
  readonly rest: (document: D, interaction?: I) => I;
  /** Translates an input into an event; `undefined` when it has no meaning in this state. */
  readonly read: (input: Input, state: State<D, I>) => E | undefined;
  readonly reduce: (state: State<D, I>, event: E) => State<D, I>;
  /**
   * Groups the events of a continuous change, such as moving a slider: consecutive events of one
   * gesture with the same key are undone in one step.
   */
  readonly undoGroupOf?: (event: E) => string | undefined;
  readonly drawing: (state: State<D, I>, language: Language) => LiveDrawing;
  /** What has just happened, in a sentence; `undefined` when there is nothing to announce. */
  readonly announce: (
    before: State<D, I>,
    after: State<D, I>,
    language: Language,
  ) => string | undefined;
  /** The current situation, in a sentence. */
  readonly describe: (document: D, language: Language) => string;
  /**
   * The keys and shortcuts that the drawing handles, as keyName.ts names them, always or in a given
   * state. Omitted when the controls offer everything that the pointer does.
   */
  readonly keys?: readonly string[] | ((state: State<D, I>) => readonly string[]);
  readonly tasks: readonly Task<D, I, E>[];
  readonly words: {
    /** Name of the figure as a region of the page. */
    readonly title: Bilingual;
    /** What the exercise is, in one sentence. */
    readonly intro: Bilingual;
    /** How to do it without a mouse. */
    readonly help: Bilingual;
  };
  readonly Controls: ComponentType<ControlsProps<D, I, E>>;
}
