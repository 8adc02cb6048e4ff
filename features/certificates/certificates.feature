Feature: Managing certificates
  Users see the certificates with which they sign in and sign. The portal reminds them before a certificate expires.
  They renew, replace and report their own certificates. Every action asks for the password, and a new key also for a
  code by text message.

  Rule: Users see their own certificates and those of their company

    Scenario: A clerk sees a certificate in a token
      Given Li Min is signed in
      And Li Min has a certificate in a token for 200 days
      When Li Min looks at the certificates
      Then Li Min sees the own certificates "UKey certificate, Valid, 200 days left"

    Scenario: A colleague sees the certificate with a masked number, and another company does not see it
      Given Li Min has a certificate in a token for 200 days
      And Zhou Siyuan is signed in
      When Zhou Siyuan looks at the certificates
      Then Zhou Siyuan sees the certificate of "李敏", and of its number nothing but the end
      Given He Qinghe is signed in
      When He Qinghe looks at the certificates
      Then He Qinghe sees no certificates

    Scenario Outline: A certificate that ends in <days> days shows its status
      Given Li Min has a certificate in a token for <days> days
      And Li Min is signed in
      When Li Min looks at the certificates
      Then Li Min sees the own certificates "UKey certificate, <state>"

      Examples:
        | days | state                        |
        | 31   | Valid, 31 days left          |
        | 30   | Expires soon, 30 days left   |
        | 1    | Expires soon, 1 day left     |

  @extension
  Rule: A cloud certificate is opened after confirmation on the phone

    @journey @again
    Scenario: A user opens a cloud certificate
      Given Tao Yanran is signed in
      When Tao Yanran looks at the certificates
      And Tao Yanran opens a cloud certificate
      And Tao Yanran agrees on the telephone to what is done with certificates
      Then Tao Yanran is told of the certificates "The cloud certificate is open"
      And Tao Yanran sees the own certificates "Cloud certificate, Valid, 365 days left"

    Scenario: A cloud certificate meets the condition of a product that needs one
      Given Tao Yanran has opened a cloud certificate
      When Tao Yanran looks at the product "Supply-chain bills"
      Then the product stands as "openable" to Tao Yanran, and nothing is missing

    Scenario: No cloud certificate is opened when the user refuses on the phone
      Given Tao Yanran is signed in
      And Tao Yanran looks at the certificates
      When Tao Yanran opens a cloud certificate
      And Tao Yanran refuses on the telephone what is done with certificates
      Then Tao Yanran is told of the certificates "It was refused on the phone. Nothing was done."
      And Tao Yanran sees no certificates

    Scenario: No confirmation is sent to the phone after a wrong password
      Given Tao Yanran is signed in
      And Tao Yanran looks at the certificates
      When Tao Yanran opens a cloud certificate with a wrong password
      Then Tao Yanran is told of the certificates "The password is incorrect: please enter it again"
      And the telephone of Tao Yanran asks nothing

    Scenario Outline: <person> is told why no cloud certificate can be opened yet
      Given <person> is signed in
      When <person> looks at the certificates
      Then <person> is told why no cloud certificate can be opened: "<why>"

      Examples:
        | person       | why                                                                                                                                                   |
        | Ye Zhiqiu    | A cloud certificate can be opened once your company’s real name is authenticated.                                                                     |
        | Chu Yunshen  | The real-name authentication is under review. A cloud certificate can be opened once it has passed.                                                   |
        | Liu Mingyuan | The real-name authentication was returned. Correct what was named and submit it again; a cloud certificate can be opened once it has passed.          |

  @extension
  Rule: Users are reminded of a certificate that expires, and renew it with a new key

    Scenario: A user is reminded of the expiry and renews the certificate
      Given Tao Yanran has opened a cloud certificate
      When 336 days pass, and Tao Yanran signs in again
      Then the messages tell Tao Yanran "Your digital certificate expires on 21 Nov 2027", to do
      When Tao Yanran looks at the certificates
      Then Tao Yanran sees the own certificates "Cloud certificate, Expires soon, 29 days left"
      When Tao Yanran renews the certificate
      And Tao Yanran agrees on the telephone to what is done with certificates
      Then Tao Yanran is told of the certificates "The certificate is renewed; the old one is no longer valid"
      And Tao Yanran sees the own certificates "Cloud certificate, Valid, 365 days left; Cloud certificate, Revoked, Renewed: another took its place"

    Scenario: A certificate cannot be renewed long before its expiry
      Given Tao Yanran has opened a cloud certificate
      When Tao Yanran renews the certificate
      Then Tao Yanran is told of the certificates "Can be renewed from 60 days before expiry"

  @extension
  Rule: A certificate that is reported lost is revoked at once

    @wire
    Scenario: A reported certificate is revoked and can be reissued
      Given Tao Yanran has opened a cloud certificate
      When Tao Yanran reports the certificate as "stolen"
      Then Tao Yanran is told of the certificates "Loss reported: the certificate is revoked"
      And Tao Yanran sees the own certificates "Cloud certificate, Revoked, Reported lost"
      And what happened to it was "Reported: Stolen, or somebody else may use it; Opened"
      When Tao Yanran looks at the product "Supply-chain bills"
      Then the product stands as "not-open" to Tao Yanran, and "no-certificate, no-soft-key" is missing
      When Tao Yanran looks at the certificates
      And Tao Yanran has the certificate reissued
      And Tao Yanran agrees on the telephone to what is done with certificates
      Then Tao Yanran is told of the certificates "The certificate is reissued; the old one is revoked"

    Scenario: A report of a lost certificate needs a reason
      Given Li Min has a certificate in a token for 200 days
      And Li Min is signed in
      And Li Min looks at the certificates
      When Li Min reports the certificate without saying why
      Then Li Min is told of the certificates "Please choose why"
      And Li Min sees the own certificates "UKey certificate, Valid, 200 days left"
