import { Component, type ReactNode } from 'react';
import { QuietFailure } from '../notices/QuietFailure.tsx';

interface CodeBoundaryProps {
  /** Asks for the code again; a lazy component that failed once never tries again. */
  onRetry: () => void;
  /** Shows nothing instead: a missing hint is not worth a message. It is fetched again the next time. @default false */
  silent?: boolean;
  children: ReactNode;
}

interface CodeBoundaryState {
  error: Error | undefined;
}

/** Webpack's name for code, or its styles, that did not arrive. */
const isMissingCode = (error: Error) =>
  error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');

/** Keeps a part whose code did not arrive from taking the page with it. Other errors pass. */
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
