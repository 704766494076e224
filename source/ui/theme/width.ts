// Widths in terminal columns, as everything that the program writes is measured.
export { abridged, cutText, graphemesOf, textWidth, wrapped } from '../../replay/text-width.ts';
