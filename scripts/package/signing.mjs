// Whether what is packed gets signed: where the environment has a certificate, and then it must succeed.

/**
 * Parts of the builder's configuration. The builder itself reads CSC_LINK (the certificate, or its path) and
 * CSC_KEY_PASSWORD; an empty certificate is none, as public machines give secrets that are not set.
 * @param {{platform: string, env: Record<string, string | undefined>}} at
 */
export function signing({ platform, env }) {
  const isSigned = hasCertificate({ platform, env })
  return {
    forceCodeSigning: isSigned,
    // Without a certificate the builder would look for one among the user's own keys.
    mac: isSigned ? {} : { identity: null },
  }
}

/** One line for whoever packs. */
export function signingLine(at) {
  if (at.platform === 'linux') return 'Signature: none, Linux asks for none'
  if (!hasCertificate(at)) return 'Signature: NOT SIGNED, there is no certificate in CSC_LINK'
  if (at.platform !== 'darwin') return 'Signature: signed'
  return isNotarized(at.env)
    ? 'Signature: signed and notarized'
    : 'Signature: signed and NOT NOTARIZED, there is no APPLE_ID'
}

function hasCertificate({ platform, env }) {
  return platform !== 'linux' && Boolean(env.CSC_LINK)
}

function isNotarized(env) {
  return Boolean(env.APPLE_ID)
}
