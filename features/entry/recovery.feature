@extension
Feature: Recovering access without a password
  A user who has lost the password proves who they are by a code to their telephone or by a key of their own. Nobody
  else learns anything about the account.

  Rule: A user with the right code sets a new password, and all other sessions end

    Scenario: A user sets a new password by a code and signs in with it
      Given Li Min comes by the way in at "/login/powerchina/login"
      When Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min goes on to the way in "/login/powerchina/login" with the name "limin" filled in
      When somebody signs in as "limin" with the password "river lamp 42"
      Then "limin" is signed in

    @wire
    Scenario: A new password signs out the other devices
      Given Li Min is signed in
      When somebody takes over the account of Li Min by a code to its telephone, with the password "river lamp 42"
      Then Li Min is asked to sign in at the next step

    Scenario: The account's history records the code and the new password
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      When somebody signs in as "limin" with the password "river lamp 42"
      Then the account that somebody opened tells of "Password reset by a code"
      And the account that somebody opened tells of "Code to reset the password asked for"

    Scenario Outline: The new password <password> is refused
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      When Li Min takes the new password "<password>"
      Then Li Min is told of the new password "<words>"

      Examples:
        | password     | words                                                 |
        | short        | At least 10 characters                                |
        | limin-limin1 | It may not contain your user name or name             |

  Rule: Account recovery does not reveal whether an account exists

    Scenario Outline: A request for a name <whose> gets the same answer
      When Li Min asks for a code to reset the password of "<name>"
      Then Li Min is told on the way back in "If there is such an account, a code has been sent to its mobile number. It is valid for 5 minutes."

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

    Scenario: A wrong code for an unknown name gets the usual refusal
      Given Li Min asks for a code to reset the password of "nobody"
      When Li Min guesses the code "123456"
      Then Li Min is told on the way back in "The code is incorrect or no longer valid: check it or request another"

    Scenario: A user learns only after the right code that the company was deregistered
      Given the company of He Qinghe is struck off
      When He Qinghe asks for a code to reset the password of "heqinghe"
      Then He Qinghe is told on the way back in "If there is such an account, a code has been sent to its mobile number. It is valid for 5 minutes."
      When He Qinghe proves the identity by the code
      Then He Qinghe is told on the way back in "The company has been deregistered, so sign-in is restricted. Please contact customer service with any questions."

  Rule: A certificate of the account proves the identity as a code does

    Scenario: A user sets a new password by key and signs in with it
      Given Li Min has plugged in a key with a certificate
      When Li Min asks to reset the password of "limin" by key
      And Li Min proves the identity by the key
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      When somebody signs in as "limin" with the password "river lamp 42"
      Then "limin" is signed in
      And the account that somebody opened tells of "Password reset by a key"

    Scenario: A user proves the identity by confirming on the phone
      Given Li Min asks to reset the password of "limin" by key
      When Li Min asks to confirm the identity on the telephone
      Then the telephone of Li Min shows the same number as the page
      When Li Min agrees on the telephone
      Then Li Min stands at the step "password" of the way back in, for "limin"

    Scenario Outline: The user can try again after <what>
      Given Li Min has plugged in a key with a certificate
      And Li Min asks to reset the password of "limin" by key
      When Li Min proves the identity by the key, <how>
      Then Li Min is told of the key that is to prove it "<words>"
      When Li Min proves the identity by the key
      Then Li Min stands at the step "password" of the way back in, for "limin"

      Examples:
        | what                    | how                      | words                                                      |
        | a wrong PIN             | with a wrong PIN         | The PIN is not correct: 5 tries left before the UKey locks |
        | cancelling at the token | and cancels at the token | Cancelled. You can try again.                              |

    Scenario: An expired certificate does not prove the identity
      Given Li Min has plugged in a key with a certificate that has expired
      And Li Min asks to reset the password of "limin" by key
      When Li Min proves the identity by the key
      Then Li Min sees that the certificate expired on 2026-11-20, and signs nothing by it

    Scenario: A revoked certificate does not prove the identity
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      And Li Min asks to reset the password of "limin" by key
      When Li Min proves the identity by the key
      Then Li Min is told of the key that is to prove it "The certificate has been revoked and can no longer be used: verify another way"

    @wire
    Scenario Outline: Another person's key is refused in the same words for a name <whose>
      Given He Qinghe has plugged in a key with a certificate
      And He Qinghe asks to reset the password of "<name>" by key
      When He Qinghe proves the identity by the key
      Then He Qinghe is told of the key that is to prove it "This certificate does not prove that the account is yours: choose one of this account"

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

    Scenario: A user learns only after the right key that the company was deregistered
      Given the company of He Qinghe is struck off
      And He Qinghe has plugged in a key with a certificate
      And He Qinghe asks to reset the password of "heqinghe" by key
      When He Qinghe proves the identity by the key
      Then He Qinghe is told of the key that is to prove it "The company has been deregistered, so sign-in is restricted. Please contact customer service with any questions."

    @wire
    Scenario: A signed-in user can reset the own password by key
      Given Li Min is signed in
      And Li Min has plugged in a key with a certificate
      When Li Min asks to reset the own password by key
      And Li Min proves the identity by the key
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min works as "Operator"

    Scenario: A signed-in user is told before signing that the key belongs to somebody else
      Given Li Min is signed in
      And Li Min has plugged in a key that belongs to Zhou Siyuan
      When Li Min asks to reset the own password by key
      And Li Min proves the identity by the key
      Then Li Min is told of the key that is to prove it "The plugged-in UKey is not one that may sign for this account"

    Scenario: An account that was locked by wrong passwords can be unlocked by key
      Given Li Min has plugged in a key with a certificate
      And somebody failed 5 times to sign in as "limin", proving to be human where asked
      When Li Min asks to open the account of "limin" by key
      And Li Min proves the identity by the key
      And Li Min says that the account is to be opened because "I forgot it"
      Then Li Min is told that the account was opened

  Rule: The recovery continues after a reload, and passwords are never stored

    Scenario: The waiting time and the requested code are kept after a reload
      Given Li Min asks for a code to reset the password of "limin"
      When Li Min loads the page of the way back in again
      Then Li Min stands at the step "code" of the way back in, for "limin"
      And Li Min may ask for another code to reset the password in 60 seconds

    Scenario: The proof of identity is kept after a reload
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      When Li Min loads the page of the way back in again
      Then Li Min stands at the step "password" of the way back in, for "limin"
      When Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset

    Scenario: A proof of identity expires after ten minutes
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And 11 minutes go by
      When Li Min takes the new password "river lamp 42"
      Then Li Min is told on the way back in "Your identity check has expired. Please verify again."

  Rule: Password guessing by strangers does not block account recovery

    Background:
      Given strangers elsewhere failed 20 times to sign in as "limin"

    Scenario: The owner of an attacked account can prove the identity by a code
      When Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      Then Li Min stands at the step "password" of the way back in, for "limin"

    Scenario: The owner of an attacked account can prove the identity by a key
      Given Li Min has plugged in a key with a certificate
      When Li Min asks to reset the password of "limin" by key
      And Li Min proves the identity by the key
      Then Li Min stands at the step "password" of the way back in, for "limin"

  Rule: A signed-in user needs no user name for recovery

    Scenario: A signed-in user sets a new password by a code and stays signed in
      Given Li Min is signed in
      When Li Min asks for a code to reset the own password
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min works as "Operator"

  Rule: A user who is locked out is unlocked at once or by a person

    Scenario: An account that was locked by wrong passwords is unlocked on request
      Given somebody failed 5 times to sign in as "limin", proving to be human where asked
      When somebody asks to have the account of Li Min opened because "I forgot it"
      Then somebody is told that the account was opened
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    Scenario: A user is told when an account that should be unlocked is not locked
      When somebody asks to have the account of Li Min opened because "just to be sure"
      Then somebody is told that the account was not locked

    @wire
    Scenario: An account that the bank has frozen is unlocked only after a person has reviewed the request
      Given Li Min is signed in
      When the bank freezes the account of Li Min
      Then Li Min is asked to sign in at the next step
      When somebody asks to have the account of Li Min opened because "please look at it"
      Then somebody is told that a person decides, because the account is frozen
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then the sign-in is refused, as a person decides about what was asked for
      When whoever reviews grants what was asked for Li Min
      Then the telephone of Li Min is told "已通过，账号现在可以登录"
      When somebody signs in as "limin" with the password "Huiyu#2026"
      Then "limin" is signed in

  Rule: A text message alone does not reset the password of an account with two steps

    Scenario: A user with two steps is asked for another proof
      Given Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      When Lu Jinghang takes the new password "river lamp 42"
      Then Lu Jinghang is told of the new password "This account has two-step verification, and the text message is its second step. So another proof is needed: a UKey, an authenticator app, a recovery code, a confirmation by the company’s main user, or 24 hours of waiting."

    Scenario: A code of the authenticator app resets the password beside the text message
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has added an authenticator app
      And Lu Jinghang has signed out
      When Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      And Lu Jinghang takes the new password "river lamp 42" with the code that the app shows
      Then Lu Jinghang is told that the password was reset

    Scenario: A recovery code resets the password beside the text message
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has added an authenticator app
      And Lu Jinghang has signed out
      When Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      And Lu Jinghang takes the new password "river lamp 42" with a recovery code
      Then Lu Jinghang is told that the password was reset

    Scenario: A user who has only the telephone waits for 24 hours
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has signed out
      And 2 minutes go by
      And Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      When Lu Jinghang has the reset wait
      Then the telephone of Lu Jinghang is told "asked to reset your password"
      When 24 hours go by
      And Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      And Lu Jinghang takes the new password "river lamp 42"
      Then Lu Jinghang is told that the password was reset

    Scenario: The owner stops a reset that waits, and none can wait for a day
      Given Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      And Lu Jinghang has the reset wait
      And 2 minutes go by
      When Lu Jinghang signs in at the office and stops the reset
      Then Lu Jinghang is told of the reset "The password reset was stopped. Another one cannot be asked for within 24 hours."
      When 23 hours go by
      And Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      Then Lu Jinghang cannot have a reset wait

    Scenario: The company's main user confirms a reset by their own password
      Given Lu Jinghang asks for a code to reset the password of "lujinghang"
      And Lu Jinghang proves the identity by the code
      And Lu Jinghang has the reset wait
      And He Qinghe is signed in
      When He Qinghe confirms the password reset of Lu Jinghang with a wrong password
      Then He Qinghe is told of the reset "Incorrect password"
      When He Qinghe confirms the password reset of Lu Jinghang
      Then He Qinghe is told of the reset "The password reset was confirmed."
      When Lu Jinghang takes the new password "river lamp 42"
      Then Lu Jinghang is told that the password was reset
