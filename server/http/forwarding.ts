/** Headers by which a proxy tells that it passed something on. */
export const forwarding = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/;
