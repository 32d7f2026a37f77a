import { useEffect } from 'react';

/**
 * While the browser prints, its paper has no margin: pages of a PDF have their own. A named page would do so in a style
 * sheet, but begins with an empty one. [V-03]
 */
export function useWholePaper(): void {
  useEffect(() => {
    let sheet: CSSStyleSheet | undefined;
    const handleAfter = () => {
      if (sheet === undefined) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
    const handleBefore = () => {
      sheet ??= new CSSStyleSheet();
      sheet.replaceSync('@page { margin: 0; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      handleAfter();
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, []);
}
