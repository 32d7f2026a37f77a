import { Component, type ReactNode } from 'react';
import { QuietFailure } from '../notices/QuietFailure.tsx';

interface CodeBoundaryProps {
  /** Loads the code again: a failed lazy component never retries. */
  onRetry: () => void;
  /** Shows nothing instead, for parts not worth a message; the next use retries. @default false */
  silent?: boolean;
  children: ReactNode;
}

interface CodeBoundaryState {
  error: Error | undefined;
}

/** How webpack marks scripts or styles that could not be loaded. */
const isMissingCode = (error: Error) =>
  error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');

/** Contains a part whose code could not be loaded. Rethrows other errors. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override state: CodeBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): CodeBoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (this.props.silent !== true || !isMissingCode(error)) return;
    console.warn('A part of the page did not arrive.', error);
    this.props.onRetry();
  }

  private readonly handleRetry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingCode(error)) throw error;
    if (this.props.silent === true) return null;
    return <QuietFailure onRetry={this.handleRetry} />;
  }
}
