/** Whether a slot takes the files of a zip one by one: it takes several documents, and no archive as such. */
export const takesOpenedArchives = (types: readonly string[], several: boolean): boolean =>
  several && types.includes('jpg') && !types.includes('zip');
