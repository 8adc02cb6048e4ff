@extension
Feature: Signing a product agreement with a certificate
  The agreements of some products are signed with a certificate, in a UKey or of any kind. The signature binds the
  text to the company, the person and the certificate. A user without a certificate is told so before reading. After a
  signature that fails, the user need not read again.

  Rule: An agreement is signed with the user's own certificate

    @wire
    Scenario: A user signs an agreement with the UKey and finds the signature in the list of agreements
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      Then Xia Zhiwei is told of the product "Receivables financing is open"
      When Xia Zhiwei looks at the own agreements
      Then one of the own agreements of Xia Zhiwei was signed by "Signed by UKey certificate: 夏知微, SCF Test Issuing CA, serial number 1"
      Given Jiang Tingxue is signed in
      When Jiang Tingxue looks at the own agreements
      Then one of the own agreements of Jiang Tingxue was signed by "Signed by UKey certificate: 夏知微, SCF Test Issuing CA, serial number ****"

    Scenario: A user signs an agreement with the cloud certificate where either kind is accepted
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the certificates
      And Xia Zhiwei opens a cloud certificate
      And Xia Zhiwei agrees on the telephone to what is done with certificates
      When Xia Zhiwei looks at the product "Supply-chain bills"
      And Xia Zhiwei reads its agreement and signs it on the telephone
      And Xia Zhiwei agrees on the telephone to the agreement
      Then Xia Zhiwei is told of the product "Supply-chain bills is open"

    Scenario: A republished agreement is signed again with the certificate
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      And Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      And 1 days pass, and Xia Zhiwei signs in again
      And the platform has published the agreement of "EST" again
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      Then Xia Zhiwei is told of the product "The service agreement of Receivables financing is signed"

    Scenario: Only a user who can sign is asked to, and the others are told who that is
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      And Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      And 1 days pass, and Xia Zhiwei signs in again
      And the platform has published the agreement of "EST" again
      And Xia Zhiwei looks at the product "Receivables financing"
      And Jiang Tingxue is signed in
      And Jiang Tingxue looks at the product "Receivables financing"
      And Lin Fengmian is signed in
      And Lin Fengmian looks at the product "Receivables financing"
      Then everything asks Xia Zhiwei to sign its agreement again
      And everything leaves signing its agreement again to "夏知微" for Jiang Tingxue
      And everything leaves signing its agreement again to "夏知微" for Lin Fengmian
      And the messages tell Xia Zhiwei "Please sign the service agreement of Receivables financing again", to do
      And the messages tell Jiang Tingxue "The service agreement of Receivables financing needs to be signed again"

    Scenario: A user who needs a certificate is directed to get one where nobody can sign
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 2 days
      And Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      And 3 days pass, and Xia Zhiwei signs in again
      And the platform has published the agreement of "EST" again
      When Xia Zhiwei looks at the product "Receivables financing"
      Then everything sends Xia Zhiwei for a certificate before its agreement is signed again

  Rule: A user without a suitable certificate is told before reading the agreement

    Scenario: A user without a certificate is told which colleague could sign
      Given Jiang Tingxue has a certificate in a token elsewhere
      And Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei presses open
      Then Xia Zhiwei is told of the product "No certificate to sign with yet"
      And Xia Zhiwei has not been shown the agreement
      And Xia Zhiwei is told that "江听雪" could sign it

    Scenario: Each unsuitable certificate is listed with its reason
      Given Xia Zhiwei has plugged in a key with a certificate that has expired
      And Xia Zhiwei is signed in
      And Xia Zhiwei looks at the certificates
      And Xia Zhiwei opens a cloud certificate
      And Xia Zhiwei agrees on the telephone to what is done with certificates
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei presses open
      Then Xia Zhiwei is told of the product "No certificate to sign with yet"
      And of the certificates of Xia Zhiwei these do not sign: "UKey: It has expired: please renew it; cloud: This agreement must be signed with a UKey certificate"

    Scenario: A certificate that was reported lost is listed as unsuitable
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      And Xia Zhiwei looks at the certificates
      And Xia Zhiwei reports the certificate as "lost"
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei presses open
      Then of the certificates of Xia Zhiwei these do not sign: "UKey: It was reported lost: please have it reissued"

  Rule: A failed signature does not require the agreement to be read again

    Scenario Outline: A signature that fails at the token can be repeated
      Given Xia Zhiwei is signed in
      And Xia Zhiwei has a certificate in a token for 365 days
      And Xia Zhiwei looks at the product "Receivables financing"
      When Xia Zhiwei reads its agreement and signs it by certificate<what happens>
      Then Xia Zhiwei is told of the product "<told>"
      And the agreement stays read by Xia Zhiwei
      When Xia Zhiwei signs it once more
      Then Xia Zhiwei is told of the product "Receivables financing is open"

      Examples:
        | what happens                | told                                                                                                                        |
        | , with a wrong PIN          | The PIN is not correct: 5 tries left before the UKey locks                                                                  |
        | , and cancels at the token  | Cancelled: nothing was signed. You can sign again without reading it once more.                                             |
        | , and the token is locked   | The UKey is locked: nothing was signed. Take it to your branch to be unlocked, or choose another certificate.               |

    Scenario: A signature is refused when the token is not plugged in
      Given Xia Zhiwei has a certificate in a token elsewhere
      And Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      Then Xia Zhiwei is told of the product "The UKey helper was not found"
      And the agreement stays read by Xia Zhiwei

    Scenario: A signature is refused when another person's token is plugged in
      Given Xia Zhiwei has a certificate in a token elsewhere
      And Xia Zhiwei has plugged in a key that belongs to Jiang Tingxue
      And Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei reads its agreement and signs it by certificate
      Then Xia Zhiwei is told of the product "Plug in the UKey with this certificate first"
      And of the certificates of Xia Zhiwei these do not sign: "plugged in: It is not yours: its holder has to sign"

    Scenario: A signature that is refused on the phone can be repeated
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the certificates
      And Xia Zhiwei opens a cloud certificate
      And Xia Zhiwei agrees on the telephone to what is done with certificates
      And Xia Zhiwei looks at the product "Supply-chain bills"
      When Xia Zhiwei reads its agreement and signs it on the telephone
      And Xia Zhiwei refuses on the telephone to the agreement
      Then Xia Zhiwei is told of the product "It was not agreed to on the phone: nothing was signed. If this was not you, contact customer service at once."
      And the agreement stays read by Xia Zhiwei

    Scenario: A signature that is not confirmed on the phone in time can be repeated
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the certificates
      And Xia Zhiwei opens a cloud certificate
      And Xia Zhiwei agrees on the telephone to what is done with certificates
      And Xia Zhiwei looks at the product "Supply-chain bills"
      When Xia Zhiwei reads its agreement and signs it on the telephone
      And nobody answers the telephone of Xia Zhiwei in time
      Then Xia Zhiwei is told of the product "Nobody confirmed in time: nothing was signed. You can sign again without reading it once more."
      And the agreement stays read by Xia Zhiwei
