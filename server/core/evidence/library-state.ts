/** State of the library: the platform of this back end has the new one (document 2, section 3). */
export const libraryState = 'new_library';
