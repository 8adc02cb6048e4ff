/** Whether a slot takes the files of a zip as single documents: it accepts several documents, but no zip. */
export const takesOpenedArchives = (types: readonly string[], several: boolean): boolean =>
  several && types.includes('jpg') && !types.includes('zip');
