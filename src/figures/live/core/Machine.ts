import type {ComponentType} from 'react';
import type {Bilingual, Language} from '../../../product/language';
import type {Drawing} from '../../views/drawing';
import type {Input} from './input';

/**
 * `document` is what undo restores; `hand` is the interaction under way, which undo does not
 * restore.
 */
export interface State<D, H> {
  readonly document: D;
  readonly hand: H;
}

export interface LiveDrawing extends Drawing {
  /** Accessible name of the drawing, for readers who do not see it. */
  readonly name: string;
}

/** The transition that led to a state. */
export interface Transition<D, H, E> {
  readonly before: State<D, H>;
  /** `undefined` for undo and redo: their result was achieved by an earlier event. */
  readonly event: E | undefined;
  /** Whether each task was already done before. */
  readonly done: readonly boolean[];
}

/** An exercise, ticked the first time that `isDone` holds; it may depend on the transition. */
interface Task<D, H, E> {
  readonly words: Bilingual;
  readonly isDone: (state: State<D, H>, transition: Transition<D, H, E>) => boolean;
}

export interface ControlsProps<D, H, E> {
  /** Id of the status line, which also describes errors of fields. */
  readonly statusId: string;
  readonly state: State<D, H>;
  readonly send: (event: E) => void;
  readonly language: Language;
}

/** A live figure as data and pure functions; only `Controls` depends on React. */
export interface Machine<D, H, E> {
  readonly start: D;
  /**
   * The interaction at the start and after a reset; after undo and redo, `hand` is the previous
   * one, whose settings are preserved.
   */
  readonly rest: (document: D, hand?: H) => H;
  /** Translates an input into an event; `undefined` when it has no meaning in this state. */
  readonly read: (input: Input, state: State<D, H>) => E | undefined;
  readonly reduce: (state: State<D, H>, event: E) => State<D, H>;
  /**
   * Groups the events of a continuous change, such as moving a slider: consecutive events of one
   * gesture with the same key are undone in one step.
   */
  readonly undoGroupOf?: (event: E) => string | undefined;
  readonly drawing: (state: State<D, H>, language: Language) => LiveDrawing;
  /** What has just happened, in a sentence; `undefined` when there is nothing to announce. */
  readonly announce: (
    before: State<D, H>,
    after: State<D, H>,
    language: Language,
  ) => string | undefined;
  /** The current situation, in a sentence. */
  readonly describe: (document: D, language: Language) => string;
  /**
   * The keys that the drawing handles, always or in a given state. Omitted when the controls offer
   * everything that the pointer does.
   */
  readonly keys?: readonly string[] | ((state: State<D, H>) => readonly string[]);
  readonly tasks: readonly Task<D, H, E>[];
  readonly words: {
    /** Name of the figure as a region of the page. */
    readonly title: Bilingual;
    /** What the exercise is, in one sentence. */
    readonly intro: Bilingual;
    /** How to do it without a mouse. */
    readonly help: Bilingual;
  };
  readonly Controls: ComponentType<ControlsProps<D, H, E>>;
}
