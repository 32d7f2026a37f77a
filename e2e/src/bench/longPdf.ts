import type { BrowserContext } from '@playwright/test';

/** A page of research: headings, text in two sizes, a table of figures and a chart of many lines. */
function researchPage(number: number): string {
  const words = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => `growth${(index * 7 + from) % 97}`).join(' ');
  const rows = Array.from(
    { length: 14 },
    (_row, row) =>
      `<tr>${Array.from({ length: 8 }, (_cell, cell) => `<td>${(row * 31 + cell * 17 + number) / 10}</td>`).join('')}</tr>`,
  ).join('');
  const lines = Array.from({ length: 6 }, (_line, line) => {
    const points = Array.from(
      { length: 120 },
      (_point, x) => `${x * 5},${60 + line * 8 + Math.round(30 * Math.sin(x / 7 + line + number))}`,
    );
    return `<polyline points="${points.join(' ')}" fill="none" stroke="hsl(${line * 60} 60% 40%)" />`;
  }).join('');
  return `<section><h2>Chapter ${number}</h2><p>${words(160, number)}</p><svg viewBox="0 0 600 160">${lines}</svg>
    <table>${rows}</table><p><small>${words(120, number + 40)}</small></p></section>`;
}

/** A PDF with embedded fonts and drawings, as the browser prints it. */
export async function longPdf(context: BrowserContext, pages: number): Promise<Buffer> {
  const page = await context.newPage();
  try {
    const all = Array.from({ length: pages }, (_, index) => researchPage(index + 1)).join('');
    await page.setContent(
      `<style>section { height: 250mm; overflow: hidden; break-after: page; font: 10pt serif }
      section:last-child { break-after: auto } h2 { font: bold 16pt sans-serif } td { width: 4rem }</style>${all}`,
    );
    return await page.pdf({ format: 'A4' });
  } finally {
    await page.close();
  }
}
