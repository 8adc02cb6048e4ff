export const marks = {
  'marks.title': ({ count }: { count: number }) => `智能标记 ${count} 处`,
  'marks.intro': '标记只是提示，由您判断，不影响提交。',
  'marks.right': '标记正确',
  'marks.wrong': '标记有误',
  'marks.right-of': ({ number, words }: { number: number; words: string }) => `第 ${number} 处“${words}”：标记正确`,
  'marks.wrong-of': ({ number, words }: { number: number; words: string }) => `第 ${number} 处“${words}”：标记有误`,
  'marks.see-of': ({ number, words }: { number: number; words: string }) => `查看票面上第 ${number} 处“${words}”`,
  'marks.judged-right': '已判断：标记正确',
  'marks.judged-wrong': '已判断：标记有误',
  'marks.not-saved': '没有保存，请重试',
};
