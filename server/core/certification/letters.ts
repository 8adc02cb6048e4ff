import { longTerm, type CertificationForm } from '../../../src/domain/certification/shared/certification-form.ts';
import type { LetterSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import type { DocumentOrder } from '../ports.ts';
import type { CompanyRecord } from '../records/company.ts';

type Letter = Extract<DocumentOrder, { readonly kind: 'letter' }>;

const blank = '＿＿＿＿＿＿＿＿';
const orBlank = (text: string): string => (text === '' || text === longTerm ? blank : text);
const platform = '汇屿供应链金融平台';

const titles: Readonly<Record<LetterSlot, string>> = {
  CA_AUTH_FILE: '数字证书承诺函',
  CORP_AUTH_FILE: '企业授权确认书',
  CORP_AUTH_ENTRUST_FILE: '授权委托书',
  CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: '上级法人授权书',
};

/** Title of the person who represents a company or a branch, as registers name it. */
const headOf = ({ isBranch }: CertificationForm): string => (isBranch === true ? '负责人' : '法定代表人');

/** Term of a letter, from the day of its signature; left blank for handwriting where it is not known. */
function term(what: '委托' | '授权', until: string): string {
  if (until === '') return `${what}期限：自　　　　年　　月　　日起至　　　　年　　月　　日止。`;
  return until === longTerm ? `${what}期限：自签署之日起，长期有效。` : `${what}期限：自签署之日起至 ${until} 止。`;
}

function paragraphsOf(slot: LetterSlot, { name, uscc }: CompanyRecord, form: CertificationForm): readonly string[] {
  const person =
    form.isLegalApply === true
      ? `${headOf(form)} ${orBlank(form.legalName)}（证件号码 ${orBlank(form.legalIdNumber)}）`
      : `经办人 ${orBlank(form.agentName)}（证件号码 ${orBlank(form.agentIdNumber)}，手机 ${orBlank(form.agentMobile)}）`;
  switch (slot) {
    case 'CA_AUTH_FILE':
      return [
        `我司 ${name}（统一社会信用代码 ${uscc}）向贵方申请企业数字证书，由${person}办理。`,
        '我司承诺：提交的资料真实、完整、有效；妥善保管证书及其口令，只由授权人员使用；凡以该证书作出的电子签名，视为我司真实意思表示，由我司承担责任。',
        '资料变更、证书遗失或口令泄露时，我司将及时通知贵方并办理变更或吊销。',
      ];
    case 'CORP_AUTH_FILE':
      return [
        `我司 ${name}（统一社会信用代码 ${uscc}），${headOf(form)} ${orBlank(form.legalName)}，确认以本公司名义在贵平台办理企业实名认证。`,
        '我司确认提交的证照和信息与登记机关一致，授权贵平台为核验身份、申请证书的目的查询和使用这些信息。',
        '认证资料如有变更，我司将在变更后及时提交更新。',
      ];
    case 'CORP_AUTH_ENTRUST_FILE':
      return [
        `我司 ${name}（统一社会信用代码 ${uscc}）委托 ${orBlank(form.agentName)}（证件号码 ${orBlank(form.agentIdNumber)}，手机 ${orBlank(form.agentMobile)}）为经办人，代表我司办理企业实名认证、数字证书申请及相关手续。`,
        term('委托', form.entrustUntil),
        '经办人在委托范围内签署的文件，我司均予承认。',
        `${headOf(form)}（${orBlank(form.legalName)}）签字：＿＿＿＿＿＿＿＿　　经办人签字：＿＿＿＿＿＿＿＿`,
      ];
    case 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE':
      return [
        `${orBlank(form.upperName)}（统一社会信用代码 ${orBlank(form.upperCode)}，法定代表人 ${orBlank(form.upperPerson)}）授权其分支机构 ${name}（统一社会信用代码 ${uscc}）在贵平台办理企业实名认证、开通产品和签署相关文件。`,
        term('授权', form.upperLetterUntil),
        '由此产生的权利义务，由我司承担。',
        `上级法人法定代表人（${orBlank(form.upperPerson)}）签字：＿＿＿＿＿＿＿＿`,
      ];
  }
}

/** A letter to sign, with the data of the form. Missing data is left blank for handwriting. */
export function letterOf(
  slot: LetterSlot,
  company: CompanyRecord,
  form: CertificationForm,
): { readonly fileName: string; readonly order: Letter } {
  const fromUpper = slot === 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE';
  const from = fromUpper
    ? { name: orBlank(form.upperName), uscc: orBlank(form.upperCode) }
    : { name: company.name, uscc: company.uscc };
  return {
    fileName: `${titles[slot]}-${company.shortName}.pdf`,
    order: {
      kind: 'letter',
      title: titles[slot],
      date: '',
      toSign: true,
      from,
      to: platform,
      paragraphs: paragraphsOf(slot, company, form),
    },
  };
}
