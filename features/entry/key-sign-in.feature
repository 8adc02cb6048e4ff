Feature: Signing in with a certificate

  A user can sign in with a certificate instead of a password. The key is in a token at the user's computer, or with
  the authority, which asks for confirmation on the telephone. The portal never sees the PIN of a token.

  @extension
  Rule: A user can sign in with a key in a token

    Scenario: A clerk signs in by key
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min works as "Operator"

    Scenario: A user without the helper program is told that it was not found
      When Li Min signs in by key
      Then Li Min is told about the key: "The UKey helper was not found"

    Scenario Outline: The user is told why signing in by key failed: <what>
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key, <what>
      Then Li Min is told about the key: "<words>"

      Examples:
        | what                     | words                                                                               |
        | with a wrong PIN         | The PIN is not correct: 5 tries left before the UKey locks                          |
        | and cancels at the token | Cancelled. You can sign in again.                                                   |
        | and the token is locked  | The UKey is locked: take it to your branch to be unlocked, or sign in another way   |

    Scenario: The user can try again after a wrong PIN
      Given Li Min has plugged in a key with a certificate
      And Li Min signs in by key, with a wrong PIN
      When Li Min signs in by key
      Then Li Min works as "Operator"

  @extension
  Rule: A certificate must be valid, and the user is told why it is not

    Scenario: A revoked certificate is refused
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      When Li Min signs in by key
      Then Li Min is told about the key: "The certificate has been revoked: apply for a new one, or sign in another way"

    Scenario: An expired certificate is refused with its expiry date
      Given Li Min has plugged in a key with a certificate that has expired
      When Li Min signs in by key
      Then Li Min sees that the certificate expired on 2026-11-20, and signs nothing by it

    Scenario: The days left are shown when a key with a certificate that expires soon is plugged in
      Given Li Min waits for a key with none plugged in
      When Li Min has plugged in a key with a certificate that ends in 20 days
      Then Li Min soon sees, without asking, that the certificate has 20 days left

  @extension
  Rule: A certificate at the certification authority is confirmed on the phone

    Scenario: A clerk signs in by confirming on the phone
      When Li Min asks to confirm on the telephone
      Then the telephone of Li Min shows the same number as the page
      When Li Min agrees on the telephone
      Then Li Min works as "Operator"

    @wire
    Scenario: A sign-in that is refused on the phone fails
      Given Li Min asks to confirm on the telephone
      When Li Min refuses on the telephone
      Then Li Min is told about the key: "The sign-in was not agreed to on the phone. Ask again once the button has counted down, or sign in another way."

    Scenario: Repeated requests for confirmation on the phone need a proof of being human
      Given Li Min asks to confirm on the telephone
      And Li Min refuses on the telephone
      When Li Min asks to have Zhou Siyuan confirm on the telephone
      Then Li Min is to show that no machine asks, and the telephone of Zhou Siyuan is left alone
      When Li Min lets the device show it and asks once more
      Then the telephone of Zhou Siyuan shows the number that Li Min sees

  @extension
  Rule: Anybody can test a key and is told the result

    Scenario: The test of a usable key passes
      Given Li Min has plugged in a key with a certificate
      When Li Min tries the key
      Then Li Min is told of the trial: "Passed: the signature is right and the certificate can be used"

    @wire
    Scenario: The test of a key with a revoked certificate reports the revocation
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      When Li Min tries the key
      Then Li Min is told of the trial: "The signature is right, but the certificate has been revoked: apply for a new one"

    @wire
    Scenario: The test of a key reports that the helper was not found
      When Li Min tries the key
      Then Li Min is advised about the key: "The UKey helper was not found"

    @wire
    Scenario: The test of a key reports that the helper's download address is not known
      Given the platform refuses to say where the UKey helper is: "安全控件下载服务维护中"
      When Li Min tries the key
      Then Li Min is warned about the helper: "The download address of the UKey helper could not be loaded: 安全控件下载服务维护中"

  @extension
  Rule: A user who signs in by key without one plugged in is told once what may be wrong

    @wire
    Scenario: The notice about the missing helper is shown once
      When Li Min signs in by key
      Then Li Min is told what may keep the key from working: "The UKey helper was not found"
      When Li Min has read what may keep the key from working
      And Li Min signs in by key
      Then Li Min is told nothing that may keep the key from working

    @wire
    Scenario: A user can sign in by key after the notice, when the key has been plugged in
      Given Li Min signs in by key
      And Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min works as "Operator"

    Scenario: No notice is shown when a key is plugged in
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min is told nothing that may keep the key from working

    Scenario: No notice is shown when the user confirms on the phone
      When Li Min asks to confirm on the telephone
      Then Li Min is told nothing that may keep the key from working
