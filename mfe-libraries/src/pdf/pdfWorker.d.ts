declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: {
    /** Answers what the other end of the port asks. */
    initializeFromPort: (port: MessagePort) => void;
  };
}
