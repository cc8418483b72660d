import type {DrawState, Fault} from './model';

/** The state with something wrong in it, which is to be said again even when it was said before. */
export const withFault = ({document, hand}: DrawState, fault: Fault): DrawState => ({
  document,
  hand: {...hand, fault, faultNumber: hand.faultNumber + 1},
});
