const legalForms = /(?:股份有限公司|有限责任公司|有限公司|集团公司|公司)$/;

/** A company's name without its legal form, for a title; `启衡重工集团股份有限公司` is `启衡重工集团`. */
export function shortName(name: string): string {
  return name.replace(legalForms, '') || name;
}
