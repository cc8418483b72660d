import {Component, type ReactNode} from 'react';

interface Props {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Unmounts a live figure that throws, so that its static drawing is displayed again. */
export default class LiveBoundary extends Component<Props, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
