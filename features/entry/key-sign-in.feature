Feature: Signing in by a key

  A certificate says who one is, and its key proves it: in a token at one's machine, or at the authority, which asks on one's
  telephone. The PIN is the token's own business.

  @extension
  Rule: A token signs in

    Scenario: A clerk signs in by key
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min works as "Operator"

    Scenario: Nothing is there that could read a key
      When Li Min signs in by key
      Then Li Min is told about the key: "The UKey helper was not found"

    Scenario Outline: The key does not sign: <what>
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key, <what>
      Then Li Min is told about the key: "<words>"

      Examples:
        | what                     | words                                                                               |
        | with a wrong PIN         | The PIN is not correct: 5 tries left before the UKey locks                          |
        | and cancels at the token | Cancelled. You can sign in again.                                                   |
        | and the token is locked  | The UKey is locked: take it to your branch to be unlocked, or sign in another way   |

    Scenario: After a wrong PIN one tries again
      Given Li Min has plugged in a key with a certificate
      And Li Min signs in by key, with a wrong PIN
      When Li Min signs in by key
      Then Li Min works as "Operator"

  @extension
  Rule: A certificate must hold, and whoever has its key is told why it does not

    Scenario: It has been revoked
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      When Li Min signs in by key
      Then Li Min is told about the key: "The certificate has been revoked: apply for a new one, or sign in another way"

    Scenario: It has expired
      Given Li Min has plugged in a key with a certificate that has expired
      When Li Min signs in by key
      Then Li Min sees that the certificate expired on 2026-11-20, and signs nothing by it

    Scenario: It is plugged in later, and ends soon
      Given Li Min waits for a key with none plugged in
      When Li Min has plugged in a key with a certificate that ends in 20 days
      Then Li Min soon sees, without asking, that the certificate has 20 days left

  @extension
  Rule: A certificate at the authority is confirmed on the telephone

    Scenario: A clerk confirms on the telephone
      When Li Min asks to confirm on the telephone
      Then the telephone of Li Min shows the same number as the page
      When Li Min agrees on the telephone
      Then Li Min works as "Operator"

    @wire
    Scenario: Somebody else asked
      Given Li Min asks to confirm on the telephone
      When Li Min refuses on the telephone
      Then Li Min is told about the key: "The sign-in was not agreed to on the phone. Ask again once the button has counted down, or sign in another way."

    Scenario: Whoever asks again and again shows that no machine asks
      Given Li Min asks to confirm on the telephone
      And Li Min refuses on the telephone
      When Li Min asks to have Zhou Siyuan confirm on the telephone
      Then Li Min is to show that no machine asks, and the telephone of Zhou Siyuan is left alone
      When Li Min lets the device show it and asks once more
      Then the telephone of Zhou Siyuan shows the number that Li Min sees

  @extension
  Rule: Anybody may try a key, and is told what helps

    Scenario: A key that can be used
      Given Li Min has plugged in a key with a certificate
      When Li Min tries the key
      Then Li Min is told of the trial: "Passed: the signature is right and the certificate can be used"

    @wire
    Scenario: A key whose certificate has been revoked
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      When Li Min tries the key
      Then Li Min is told of the trial: "The signature is right, but the certificate has been revoked: apply for a new one"

    @wire
    Scenario: No helper is there
      When Li Min tries the key
      Then Li Min is advised about the key: "The UKey helper was not found"

    @wire
    Scenario: Where the helper is to be had could not be found out
      Given the platform refuses to say where the UKey helper is: "安全控件下载服务维护中"
      When Li Min tries the key
      Then Li Min is warned about the helper: "Where to download the UKey helper is not known now: 安全控件下载服务维护中"

  @extension
  Rule: Whoever means to use a key that is not at hand is told once what may be in its way, and is kept from nothing

    @wire
    Scenario: No helper is there
      When Li Min signs in by key
      Then Li Min is told what may keep the key from working: "The UKey helper was not found"
      When Li Min has read what may keep the key from working
      And Li Min signs in by key
      Then Li Min is told nothing that may keep the key from working

    @wire
    Scenario: It was told, and the key is there after all
      Given Li Min signs in by key
      And Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min works as "Operator"

    Scenario: A key is at hand
      Given Li Min has plugged in a key with a certificate
      When Li Min signs in by key
      Then Li Min is told nothing that may keep the key from working

    Scenario: Whoever confirms on the telephone needs nothing at the machine
      When Li Min asks to confirm on the telephone
      Then Li Min is told nothing that may keep the key from working
