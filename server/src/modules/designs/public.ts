export { designPublished } from './publish-design.ts';
