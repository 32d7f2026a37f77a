/** Only what is used here; neither package brings types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    keepFeatures: string[];
    /** Besides those that browsers need. */
    preserveNameIds: number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
