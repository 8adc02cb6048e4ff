import { SecretValue } from '../../../views/design/fields/SecretValue.tsx';
import { TextField, type TextFieldProps } from '../../../views/design/fields/TextField.tsx';
import { TextLinesField, type TextLinesFieldProps } from '../../../views/design/fields/TextLinesField.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { samples } from '../../samples.ts';

function TriedField({ value, ...more }: Omit<TextFieldProps, 'onChanged'>) {
  return <Held initial={value}>{(text, change) => <TextField {...more} value={text} onChanged={change} />}</Held>;
}

function TriedLines({ value, ...more }: Omit<TextLinesFieldProps, 'onChanged'>) {
  return <Held initial={value}>{(text, change) => <TextLinesField {...more} value={text} onChanged={change} />}</Held>;
}

const masked = '138****0000';
const whole = '13800000000';

function TriedSecret({ tell, isShown }: { readonly tell: Tell; readonly isShown: boolean }) {
  return (
    <Held initial={isShown}>
      {(isWhole, change) => (
        <SecretValue
          value={isWhole ? whole : masked}
          isWhole={isWhole}
          press={{
            words: isWhole ? tell('隐藏', 'Hide') : tell('显示', 'Show'),
            label: isWhole ? tell('隐藏手机号', 'Hide the number') : tell('显示手机号', 'Show the number'),
            onPress: async () => change(!isWhole),
          }}
        />
      )}
    </Held>
  );
}

export const examples = [
  ...examplesOf('TextField', {
    empty: ({ tell }) => (
      <TriedField label={tell('联系人', 'Contact')} placeholder={tell('请填写姓名', 'Full name')} value="" />
    ),
    filled: ({ tell }) => <TriedField label={tell('联系人', 'Contact')} value={tell(...samples.person)} />,
    'required, with a hint': ({ tell }) => (
      <TriedField
        required
        label={tell('联系人', 'Contact')}
        hint={tell('与身份证件一致', 'As on the identity card')}
        value=""
      />
    ),
    'with an error': ({ tell }) => (
      <TriedField label={tell('邮箱', 'Email')} error={tell('不是邮箱地址', 'This is no email address')} value="su@" />
    ),
    disabled: ({ tell }) => (
      <TriedField disabled label={tell('企业名称', 'Company')} value={tell(...samples.company)} />
    ),
    password: ({ tell }) => <TriedField type="password" label={tell('密码', 'Password')} value="sample" />,
    'long text': ({ tell }) => (
      <TriedField
        required
        label={tell(...samples.longCompany)}
        hint={tell(...samples.longSentence)}
        error={tell(...samples.longSentence)}
        value={tell(...samples.longCompany)}
      />
    ),
  }),
  ...examplesOf('TextLinesField', {
    empty: ({ tell }) => <TriedLines label={tell('说明', 'Explanation')} lines={3} maxLength={500} value="" />,
    filled: ({ tell }) => (
      <TriedLines label={tell('说明', 'Explanation')} lines={3} maxLength={500} value={tell(...samples.sentence)} />
    ),
    'with an error': ({ tell }) => (
      <TriedLines
        required
        label={tell('退回原因', 'Reason for returning')}
        hint={tell('会转告对方', 'It is passed on')}
        error={tell('请填写原因', 'Give a reason')}
        lines={3}
        maxLength={500}
        value=""
      />
    ),
    disabled: ({ tell }) => (
      <TriedLines
        disabled
        label={tell('说明', 'Explanation')}
        lines={3}
        maxLength={500}
        value={tell(...samples.sentence)}
      />
    ),
    'long text': ({ tell }) => (
      <TriedLines
        label={tell(...samples.longCompany)}
        lines={3}
        maxLength={2000}
        value={`${tell(...samples.longSentence)}\n${tell(...samples.longNumber)}`}
      />
    ),
  }),
  ...examplesOf('SecretValue', {
    masked: ({ tell }) => <TriedSecret tell={tell} isShown={false} />,
    whole: ({ tell }) => <TriedSecret tell={tell} isShown />,
    'stays masked': () => <SecretValue value={masked} isWhole={false} press={undefined} />,
  }),
];
