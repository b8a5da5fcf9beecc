/** Loads the PDF library on first use: with its font engine it is two megabytes of code. */
export async function loadPdfKit() {
  return (await import('pdfkit')).default;
}
