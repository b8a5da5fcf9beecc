/** What draws PDFs, read when the first one is drawn: with its fonts' engine it is two megabytes of code. */
export async function loadPdfKit() {
  return (await import('pdfkit')).default;
}
