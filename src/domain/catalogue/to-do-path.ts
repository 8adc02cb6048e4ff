/** Page of all that waits for the reader, over all products. */
export const toDoPath = '/todo';
