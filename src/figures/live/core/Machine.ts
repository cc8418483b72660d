import type {ComponentType} from 'react';
import type {Bilingual, Language} from '../../../product/language';
import type {Drawing} from '../../views/drawing';
import type {Input} from './input';

/** `document` is what undo brings back; `hand` is what the reader is about to do. */
export interface State<D, H> {
  readonly document: D;
  readonly hand: H;
}

export interface LiveDrawing extends Drawing {
  /** What the drawing is, for readers who do not see it. */
  readonly name: string;
}

/** How a state has come about. */
export interface Deed<D, H, E> {
  readonly before: State<D, H>;
  /** Nothing after undo and redo: what they lead to has been done at another time. */
  readonly event: E | undefined;
  /** One a task: what was done already. */
  readonly done: readonly boolean[];
}

/** Something to try; it ticks itself when `isDone` first holds, which may ask how that came about. */
interface Task<D, H, E> {
  readonly words: Bilingual;
  readonly isDone: (state: State<D, H>, deed: Deed<D, H, E>) => boolean;
}

export interface ControlsProps<D, H, E> {
  /** The line that says what happens, and what is wrong with a field. */
  readonly statusId: string;
  readonly state: State<D, H>;
  readonly send: (event: E) => void;
  readonly language: Language;
}

/** A live figure as data and pure functions; only `Controls` knows React. */
export interface Machine<D, H, E> {
  readonly start: D;
  /**
   * The hand at the beginning and after a reset; after undo and redo, which keep what is set in it, it
   * comes from the one before.
   */
  readonly rest: (document: D, hand?: H) => H;
  /** What an input means now, or nothing. */
  readonly read: (input: Input, state: State<D, H>) => E | undefined;
  readonly reduce: (state: State<D, H>, event: E) => State<D, H>;
  /**
   * Names what an event changes little by little, such as a slider: steps of one name in one gesture
   * are undone together.
   */
  readonly strokeOf?: (event: E) => string | undefined;
  readonly drawing: (state: State<D, H>, language: Language) => LiveDrawing;
  /** What has just happened, in a sentence, or nothing worth saying. */
  readonly announce: (
    before: State<D, H>,
    after: State<D, H>,
    language: Language,
  ) => string | undefined;
  /** What stands there now, in a sentence. */
  readonly describe: (document: D, language: Language) => string;
  /**
   * Keys the drawing answers to, always or in a state; without any, the controls do what the pointer
   * does.
   */
  readonly keys?: readonly string[] | ((state: State<D, H>) => readonly string[]);
  readonly tasks: readonly Task<D, H, E>[];
  readonly words: {
    /** Its name among the parts of the page. */
    readonly title: Bilingual;
    /** What this is, in one sentence. */
    readonly intro: Bilingual;
    /** How to do it without a mouse. */
    readonly help: Bilingual;
  };
  readonly Controls: ComponentType<ControlsProps<D, H, E>>;
}
