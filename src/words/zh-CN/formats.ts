export const formats = {
  'formats.list-separator': '、',
  'formats.clause-separator': ' · ',
  'formats.sentence-separator': '',
};
