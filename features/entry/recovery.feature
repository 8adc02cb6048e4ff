@extension
Feature: Back in without a password
  Whoever has lost their password proves who they are by a code to their telephone or by a key of their own, and nobody else
  learns anything.

  Rule: A right code lets its owner take another password, which ends what the old one opened

    Scenario: Li Min takes another password and signs in with it
      Given Li Min comes by the way in at "/login/powerchina/login"
      When Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min goes on to the way in "/login/powerchina/login" with the name "limin" filled in
      When somebody signs in as "limin" with the password "river lamp 42"
      Then "limin" is signed in

    @wire
    Scenario: The other device is signed out
      Given Li Min is signed in
      When somebody takes over the account of Li Min by a code to its telephone, with the password "river lamp 42"
      Then Li Min is asked to sign in at the next step

    Scenario: What happened is told in the account
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      When somebody signs in as "limin" with the password "river lamp 42"
      Then the account that somebody opened tells of "Password reset by a code"
      And the account that somebody opened tells of "Code to reset the password asked for"

    Scenario Outline: The new password <password> is not taken
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      When Li Min takes the new password "<password>"
      Then Li Min is told of the new password "<words>"

      Examples:
        | password     | words                                                 |
        | short        | At least 10 characters                                |
        | limin-limin1 | It may not contain your user name or name             |

  Rule: Nobody learns whether there is an account

    Scenario Outline: A name is answered alike, <whose>
      When Li Min asks for a code to reset the password of "<name>"
      Then Li Min is told on the way back in "If there is such an account, a code has been sent to its mobile number. It is valid for 5 minutes."

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

    Scenario: A wrong code is refused for either
      Given Li Min asks for a code to reset the password of "nobody"
      When Li Min guesses the code "123456"
      Then Li Min is told on the way back in "The code is not correct or no longer valid: check it or ask for another"

    Scenario: That a company was struck off is told only after the right code
      Given the company of He Qinghe is struck off
      When He Qinghe asks for a code to reset the password of "heqinghe"
      Then He Qinghe is told on the way back in "If there is such an account, a code has been sent to its mobile number. It is valid for 5 minutes."
      When He Qinghe proves the identity by the code
      Then He Qinghe is told on the way back in "The company has been deregistered, so sign-in is restricted. Please contact customer service with any questions."

  Rule: A key of the account proves it as well as a code

    Scenario: Li Min takes another password by key and signs in with it
      Given Li Min has plugged in a key with a certificate
      When Li Min asks to reset the password of "limin" by key
      And Li Min proves the identity by the key
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      When somebody signs in as "limin" with the password "river lamp 42"
      Then "limin" is signed in
      And the account that somebody opened tells of "Password reset by a key"

    Scenario: Li Min confirms on the telephone
      Given Li Min asks to reset the password of "limin" by key
      When Li Min asks to confirm the identity on the telephone
      Then the telephone of Li Min shows the same number as the page
      When Li Min agrees on the telephone
      Then Li Min stands at the step "password" of the way back in, for "limin"

    Scenario Outline: After <what> one tries again
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

    Scenario: A certificate that has expired proves nothing
      Given Li Min has plugged in a key with a certificate that has expired
      And Li Min asks to reset the password of "limin" by key
      When Li Min proves the identity by the key
      Then Li Min sees that the certificate expired on 2026-11-20, and signs nothing by it

    Scenario: A certificate that has been revoked proves nothing
      Given Li Min has plugged in a key with a certificate
      And the certificates of Li Min have been revoked
      And Li Min asks to reset the password of "limin" by key
      When Li Min proves the identity by the key
      Then Li Min is told of the key that is to prove it "The certificate has been revoked and proves nothing any more: prove who you are in another way"

    @wire
    Scenario Outline: The key of somebody else proves nothing, and tells nothing of a name <whose>
      Given He Qinghe has plugged in a key with a certificate
      And He Qinghe asks to reset the password of "<name>" by key
      When He Qinghe proves the identity by the key
      Then He Qinghe is told of the key that is to prove it "This certificate does not prove that the account is yours: choose one of this account"

      Examples:
        | whose             | name   |
        | that somebody has | limin  |
        | that nobody has   | nobody |

    Scenario: That a company was struck off is told only after the right key
      Given the company of He Qinghe is struck off
      And He Qinghe has plugged in a key with a certificate
      And He Qinghe asks to reset the password of "heqinghe" by key
      When He Qinghe proves the identity by the key
      Then He Qinghe is told of the key that is to prove it "The company has been deregistered, so sign-in is restricted. Please contact customer service with any questions."

    @wire
    Scenario: Whoever is signed in proves the own account by key
      Given Li Min is signed in
      And Li Min has plugged in a key with a certificate
      When Li Min asks to reset the own password by key
      And Li Min proves the identity by the key
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min works as "Operator"

    Scenario: Whoever is signed in is told that a key is somebody else's before it signs
      Given Li Min is signed in
      And Li Min has plugged in a key that belongs to Zhou Siyuan
      When Li Min asks to reset the own password by key
      And Li Min proves the identity by the key
      Then Li Min is told of the key that is to prove it "The plugged-in UKey is not one that may sign for this account"

    Scenario: Li Min opens the account that wrong passwords have locked
      Given Li Min has plugged in a key with a certificate
      And somebody failed 5 times to sign in as "limin", proving to be human where asked
      When Li Min asks to open the account of "limin" by key
      And Li Min proves the identity by the key
      And Li Min says that the account is to be opened because "I forgot it"
      Then Li Min is told that the account was opened

  Rule: Nothing that was done is lost over a reload, and passwords are never kept

    Scenario: The wait and the code that is awaited
      Given Li Min asks for a code to reset the password of "limin"
      When Li Min loads the page of the way back in anew
      Then Li Min stands at the step "code" of the way back in, for "limin"
      And Li Min may ask for another code to reset the password in 60 seconds

    Scenario: The proof that was given
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      When Li Min loads the page of the way back in anew
      Then Li Min stands at the step "password" of the way back in, for "limin"
      When Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset

    Scenario: A proof that is ten minutes old
      Given Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      And 11 minutes go by
      When Li Min takes the new password "river lamp 42"
      Then Li Min is told on the way back in "Your proof of identity no longer holds. Please prove again who you are."

  Rule: Strangers who guess keep nobody from the way back in

    Background:
      Given strangers elsewhere failed 20 times to sign in as "limin"

    Scenario: The owner proves the identity by a code
      When Li Min asks for a code to reset the password of "limin"
      And Li Min proves the identity by the code
      Then Li Min stands at the step "password" of the way back in, for "limin"

    Scenario: The owner proves the identity by a key
      Given Li Min has plugged in a key with a certificate
      When Li Min asks to reset the password of "limin" by key
      And Li Min proves the identity by the key
      Then Li Min stands at the step "password" of the way back in, for "limin"

  Rule: Whoever is signed in is known

    Scenario: Li Min takes another password without the old one and stays signed in
      Given Li Min is signed in
      When Li Min asks for a code to reset the own password
      And Li Min proves the identity by the code
      And Li Min takes the new password "river lamp 42"
      Then Li Min is told that the password was reset
      And Li Min works as "Operator"

  Rule: Whoever is locked out may come in at once, or asks a person

    Scenario: Wrong passwords have locked Li Min out
      Given somebody failed 5 times to sign in as "limin", proving to be human where asked
      When somebody asks to have the account of Li Min opened because "I forgot it"
      Then somebody is told that the account was opened
      When somebody lets the device prove itself and signs in as "limin" with the right password
      Then "limin" is signed in

    Scenario: Nothing has locked Li Min out
      When somebody asks to have the account of Li Min opened because "just to be sure"
      Then somebody is told that the account was not locked

    @wire
    Scenario: The bank has frozen the account, and a person opens it
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
