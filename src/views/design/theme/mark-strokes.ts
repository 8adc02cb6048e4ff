/** The two strokes of the portal's logo, in a box of 28 by 28. The second one has the light shade of the brand. */
export const markStrokes = ['M5 14a5 5 0 0 1 5-5h3M23 14a5 5 0 0 1-5 5h-3', 'M10 14h8'] as const;
