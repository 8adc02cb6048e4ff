import { BoxSelect } from '../../../views/design/fields/BoxSelect.tsx';
import { CheckBox, type CheckBoxProps } from '../../../views/design/fields/CheckBox.tsx';
import { ChoiceGroup } from '../../../views/design/fields/ChoiceGroup.tsx';
import { RadioChoices, type RadioChoicesProps } from '../../../views/design/fields/RadioChoices.tsx';
import { SelectField, type SelectFieldProps } from '../../../views/design/fields/SelectField.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { samples } from '../../samples.ts';

function TriedBox({ checked, ...more }: Omit<CheckBoxProps, 'onToggled'>) {
  return <Held initial={checked}>{(on, change) => <CheckBox {...more} checked={on} onToggled={change} />}</Held>;
}

function TriedRadio({ value, ...more }: Omit<RadioChoicesProps, 'onChanged'>) {
  return (
    <Held initial={value}>{(chosen, change) => <RadioChoices {...more} value={chosen} onChanged={change} />}</Held>
  );
}

function TriedSelect({ value, ...more }: Omit<SelectFieldProps, 'onChanged'>) {
  return <Held initial={value}>{(chosen, change) => <SelectField {...more} value={chosen} onChanged={change} />}</Held>;
}

function TriedBoxSelect({
  label,
  choices,
  inUse = false,
}: {
  readonly label: string;
  readonly choices: readonly string[];
  readonly inUse?: boolean;
}) {
  return (
    <Held initial={choices[0] ?? ''}>
      {(value, change) => (
        <BoxSelect label={label} value={value} inUse={inUse} onChanged={change}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </BoxSelect>
      )}
    </Held>
  );
}

const kinds = (tell: Tell) => [
  { value: 'sale', label: tell('购销合同', 'Sales contract') },
  { value: 'service', label: tell('服务合同', 'Service contract') },
  { value: 'lease', label: tell('租赁合同', 'Lease'), disabled: true },
];

const many = (tell: Tell) =>
  Array.from({ length: 40 }, (_, index) => ({
    value: String(index),
    label: tell(`样例分公司 ${index + 1}`, `Sample branch ${index + 1}`),
  }));

export const examples = [
  ...examplesOf('CheckBox', {
    unchecked: ({ tell }) => <TriedBox checked={false}>{tell('只看未完成', 'Unfinished only')}</TriedBox>,
    checked: ({ tell }) => <TriedBox checked>{tell('只看未完成', 'Unfinished only')}</TriedBox>,
    mixed: ({ tell }) => <TriedBox checked="mixed">{tell('全选', 'Select all')}</TriedBox>,
    bare: ({ tell }) => <TriedBox checked label={tell('选择本行', 'Select this row')} />,
    off: ({ tell }) => (
      <TriedBox checked={false} off>
        {tell('只看未完成', 'Unfinished only')}
      </TriedBox>
    ),
    'checked and off': ({ tell }) => (
      <TriedBox checked off>
        {tell('只看未完成', 'Unfinished only')}
      </TriedBox>
    ),
    'long text': ({ tell }) => <TriedBox checked={false}>{tell(...samples.longSentence)}</TriedBox>,
  }),
  ...examplesOf('ChoiceGroup', {
    usual: ({ tell }) => (
      <ChoiceGroup id="group-usual" label={tell('通知方式', 'How to be told')} error={undefined}>
        <TriedBox checked>{tell('短信', 'Text message')}</TriedBox>{' '}
        <TriedBox checked={false}>{tell('邮件', 'Email')}</TriedBox>
      </ChoiceGroup>
    ),
    'with an error': ({ tell }) => (
      <ChoiceGroup
        id="group-wrong"
        label={tell('通知方式', 'How to be told')}
        error={tell('请至少选择一种', 'Choose at least one')}
      >
        <TriedBox checked={false}>{tell('短信', 'Text message')}</TriedBox>{' '}
        <TriedBox checked={false}>{tell('邮件', 'Email')}</TriedBox>
      </ChoiceGroup>
    ),
    'long text': ({ tell }) => (
      <ChoiceGroup id="group-long" label={tell(...samples.longSentence)} error={tell(...samples.longSentence)}>
        <TriedBox checked>{tell(...samples.longCompany)}</TriedBox>
      </ChoiceGroup>
    ),
  }),
  ...examplesOf('RadioChoices', {
    usual: ({ tell }) => <TriedRadio label={tell('合同种类', 'Kind of contract')} value="sale" choices={kinds(tell)} />,
    'nothing chosen': ({ tell }) => (
      <TriedRadio label={tell('合同种类', 'Kind of contract')} value={undefined} choices={kinds(tell)} />
    ),
    'with more, one unavailable': ({ tell }) => (
      <TriedRadio
        label={tell('签署方式', 'How to sign')}
        value="key"
        choices={[
          { value: 'key', label: tell('数字证书', 'Certificate'), more: tell('需插入密钥', 'Needs the key') },
          {
            value: 'face',
            label: tell('人脸识别', 'Face'),
            more: tell('本机没有摄像头', 'This device has no camera'),
            unavailable: true,
          },
        ]}
      />
    ),
    'long text': ({ tell }) => (
      <TriedRadio
        label={tell(...samples.longSentence)}
        value="1"
        choices={[
          { value: '1', label: tell(...samples.longCompany), more: tell(...samples.longSentence) },
          { value: '2', label: tell(...samples.longCompany) },
        ]}
      />
    ),
  }),
  ...examplesOf('SelectField', {
    'nothing chosen': ({ tell }) => (
      <TriedSelect
        label={tell('合同种类', 'Kind of contract')}
        placeholder={tell('请选择', 'Please choose')}
        value=""
        choices={kinds(tell)}
      />
    ),
    chosen: ({ tell }) => (
      <TriedSelect label={tell('合同种类', 'Kind of contract')} value="sale" choices={kinds(tell)} />
    ),
    'with an error': ({ tell }) => (
      <TriedSelect
        required
        label={tell('合同种类', 'Kind of contract')}
        placeholder={tell('请选择', 'Please choose')}
        error={tell('请选择一种', 'Choose one')}
        value=""
        choices={kinds(tell)}
      />
    ),
    disabled: ({ tell }) => (
      <TriedSelect disabled label={tell('合同种类', 'Kind of contract')} value="sale" choices={kinds(tell)} />
    ),
    many: ({ tell }) => <TriedSelect label={tell('分公司', 'Branch')} value="7" choices={many(tell)} />,
    'long text': ({ tell }) => (
      <TriedSelect
        label={tell(...samples.longCompany)}
        hint={tell(...samples.longSentence)}
        value="1"
        choices={[{ value: '1', label: tell(...samples.longCompany) }]}
      />
    ),
  }),
  ...examplesOf('BoxSelect', {
    usual: ({ tell }) => (
      <TriedBoxSelect label={tell('每页', 'Per page')} choices={[tell('20 行', '20 rows'), tell('50 行', '50 rows')]} />
    ),
    'in use': ({ tell }) => (
      <TriedBoxSelect
        inUse
        label={tell('状态', 'State')}
        choices={[tell('审核中', 'In review'), tell('草稿', 'Draft')]}
      />
    ),
    'long text': ({ tell }) => (
      <TriedBoxSelect inUse label={tell('供应商', 'Supplier')} choices={[tell(...samples.longCompany)]} />
    ),
  }),
];
