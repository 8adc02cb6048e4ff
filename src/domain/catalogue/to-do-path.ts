/** Page of the user's to-do items, over all products. */
export const toDoPath = '/todo';
