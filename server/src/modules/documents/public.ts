export { drawLabel } from './labels/draw-label.ts';
export { drawDocumentOf } from './read-documents.ts';
