import { checkKeyId, checkSignature } from './access.ts';
import type { Arrival } from './disk-vault.ts';
import { checkedContentType, checkKey } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { formParts } from './multipart-form.ts';
import type { FormField, FormFile } from './multipart-form.ts';
import type { StoredFacts } from './object-file.ts';
import { alreadyThere, OssError, xmlDocument } from './oss-error.ts';
import { hmacSha1 } from './oss-signature.ts';
import { checkPolicy } from './post-policy.ts';
import type { SizeRange } from './post-policy.ts';
import { callBack, parseCallback } from './success-callback.ts';
import type { SuccessCallback } from './success-callback.ts';

const fieldLimit = 8 * 1024;
const fieldCount = 40;

interface CheckedForm {
  readonly key: string;
  readonly contentType: string;
  readonly sizes: SizeRange;
  readonly callback: SuccessCallback | undefined;
}

/**
 * PostObject: an upload by form, directly from a browser. Everything is checked against the signed policy before a byte
 * of the file is stored; the size is checked while the file arrives.
 */
export async function postObject(exchange: Exchange): Promise<void> {
  const { request, body, settings } = exchange;
  const fields: Record<string, string> = {};
  let stored: { readonly form: CheckedForm; readonly facts: StoredFacts } | undefined;
  const arrival = { current: undefined as Arrival | undefined };
  try {
    let form: CheckedForm | undefined;
    for await (const part of formParts(body, request.headers['content-type'] ?? '', {
      fieldSize: fieldLimit,
      fields: fieldCount,
    })) {
      if (part.kind === 'file') {
        if (form !== undefined) throw wrongNumberOfFiles();
        form = checkForm(exchange, fields, part);
        arrival.current = await receive(exchange, form, part);
      } else if (form === undefined) {
        keepField(fields, part);
      }
    }
    if (form === undefined || arrival.current === undefined) throw wrongNumberOfFiles();
    stored = { form, facts: await keep(exchange, form, arrival.current) };
  } finally {
    if (stored === undefined) await arrival.current?.discard();
  }
  const { callback } = stored.form;
  if (callback === undefined) return answerPlainly(exchange, fields, stored.facts);
  const answer = await callBack(
    callback,
    { bucket: settings.bucket, facts: stored.facts, fields },
    settings.callbackTimeoutMilliseconds,
  );
  send(exchange, 200, 'application/json', answer, stored.facts);
}

function checkForm({ settings }: Exchange, fields: Record<string, string>, file: FormFile): CheckedForm {
  const { key, policy, signature, ossaccesskeyid: keyId } = fields;
  if (key === undefined)
    throw new OssError(
      400,
      'InvalidArgument',
      "Bucket POST must contain a field named 'key'. If it is specified, please check the order of the fields.",
    );
  if (policy === undefined || signature === undefined)
    throw new OssError(403, 'AccessDenied', 'Anonymous access is forbidden for this operation.');
  checkKey(key);
  checkKeyId(keyId, settings.keyId);
  checkSignature(signature, hmacSha1(settings.keySecret, policy));
  const contentType = checkedContentType(fields['x-oss-content-type'] ?? file.contentType ?? fields['content-type']);
  const { sizes, bound } = checkPolicy(
    policy,
    { ...fields, bucket: settings.bucket, 'content-type': contentType },
    settings.now(),
  );
  const callback = fields['callback'] ? parseCallback(fields['callback']) : undefined;
  if (callback !== undefined && !bound.has('callback'))
    throw new OssError(403, 'AccessDenied', 'Invalid according to Policy: the policy does not name this callback.');
  // Compared exactly: an address that only looks equal could lead to another host.
  if (callback !== undefined && !settings.allowedCallbacks.includes(callback.url))
    throw new OssError(400, 'InvalidArgument', 'The callback address is not allowed.');
  return {
    key,
    contentType,
    callback,
    sizes: { least: sizes.least, most: Math.min(sizes.most, settings.largestObject) },
  };
}

async function receive(
  { vault }: Exchange,
  { key, contentType, sizes }: CheckedForm,
  file: FormFile,
): Promise<Arrival> {
  const arrival = await vault.receive(key, contentType);
  try {
    for await (const chunk of file.body) {
      if (arrival.size + chunk.length > sizes.most)
        throw new OssError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
      await arrival.write(chunk);
    }
    if (arrival.size < sizes.least)
      throw new OssError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.');
    return arrival;
  } catch (error) {
    await arrival.discard();
    throw error;
  }
}

/**
 * A form is valid for one object. Browsers repeat a POST by themselves when a kept connection is reset: equal bytes are
 * then the same upload. Other bytes under the same form are refused, so that checked content stays unchanged.
 */
async function keep({ vault }: Exchange, { key, contentType }: CheckedForm, arrival: Arrival): Promise<StoredFacts> {
  const [size, etag] = [arrival.size, arrival.etag()];
  const facts = await arrival.commit('new');
  if (facts !== undefined) return facts;
  const before = await vault.facts(key);
  if (before?.size !== size || before.etag !== etag || before.contentType !== contentType) throw alreadyThere();
  await arrival.discard();
  return before;
}

function answerPlainly(exchange: Exchange, fields: Readonly<Record<string, string>>, facts: StoredFacts): void {
  const { bucket, hostName } = exchange.settings;
  const status = fields['success_action_status'];
  if (status !== '201') return send(exchange, status === '200' ? 200 : 204, undefined, '', facts);
  const document = { Bucket: bucket, Location: `http://${hostName}/${facts.key}`, Key: facts.key, ETag: facts.etag };
  send(exchange, 201, 'application/xml', xmlDocument('PostResponse', document), facts);
}

function send(
  { response }: Exchange,
  status: number,
  contentType: string | undefined,
  body: string,
  facts: StoredFacts,
): void {
  response.setHeader('ETag', `"${facts.etag}"`);
  if (contentType !== undefined) response.setHeader('Content-Type', contentType);
  if (status !== 204) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
}

function keepField(fields: Record<string, string>, { name, value, tooLong }: FormField): void {
  if (Object.keys(fields).length >= fieldCount)
    throw new OssError(400, 'FieldItemTooLong', 'Your form has too many fields.');
  if (tooLong) throw new OssError(400, 'FieldItemTooLong', `Your form field ${name.slice(0, 40)} is too long.`);
  fields[name.toLowerCase()] = value;
}

function wrongNumberOfFiles(): OssError {
  return new OssError(400, 'IncorrectNumberOfFilesInPOSTRequest', 'POST requires exactly one file upload per request.');
}
