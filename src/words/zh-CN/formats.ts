export const formats = {
  'formats.sunday': '周日',
  'formats.monday': '周一',
  'formats.tuesday': '周二',
  'formats.wednesday': '周三',
  'formats.thursday': '周四',
  'formats.friday': '周五',
  'formats.saturday': '周六',
  'formats.date-with-day': ({ date, day }: { date: string; day: string }) => `${date}（${day}）`,
  'formats.list-separator': '、',
  'formats.clause-separator': ' · ',
};
