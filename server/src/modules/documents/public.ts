export { type Face, type Faces, loadFaces } from './document-faces.ts';
export { drawLabel } from './labels/draw-label.ts';
export { drawTag } from './labels/draw-tag.ts';
export { drawDocumentOf } from './read-documents.ts';
export { splitRuns } from './split-runs.ts';
