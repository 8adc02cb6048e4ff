/** The platform of this back end has the new library (document 2, section 3). */
export const libraryState = 'new_library';
