@extension
Feature: Expired certificates
  An action that needs the company's signature is refused when the certificate has expired. The refusal names the
  certificate, its last day and the way to renew it. Other actions go on.

  Rule: A product that needs a certificate names the one that expired and its expiry date

    Scenario: A product is unavailable with an expired cloud certificate until it is renewed
      Given Tao Yanran has opened a cloud certificate
      When 366 days pass, and Tao Yanran signs in again
      And Tao Yanran looks at the product "Supply-chain bills"
      Then the product stands as "not-open" to Tao Yanran, and "soft-certificate-expired" is missing
      And the condition "Digital certificate (soft CA)" tells Tao Yanran "The digital certificate (soft CA) expired on 21 Nov 2027: please renew it"
      When Tao Yanran presses open
      Then Tao Yanran is told of the product "A certificate of your company has expired: please renew it first."
      And the home page tells Tao Yanran to heed "certificate 2027-11-21"
      When Tao Yanran looks at the certificates
      Then Tao Yanran sees the own certificates "Cloud certificate, Expired, expired 1 day ago"
      When Tao Yanran renews the certificate
      And Tao Yanran agrees on the telephone to what is done with certificates
      And Tao Yanran looks at the product "Supply-chain bills"
      Then the product stands as "openable" to Tao Yanran, and nothing is missing

    Scenario: A product is unavailable with an expired token certificate until another is applied for
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      And Mu Qingyang has activated the token that was posted
      When 366 days pass, and Mu Qingyang signs in again
      And Mu Qingyang looks at the product "Receivables financing"
      Then the product stands as "not-open" to Mu Qingyang, and "hard-certificate-expired" is missing
      And the condition "Enterprise certification (hard certificate)" tells Mu Qingyang "The enterprise’s hard certificate expired on 21 Nov 2027: please renew it"
      When Mu Qingyang looks at the certificates
      And Mu Qingyang applies to have it renewed, to "西安市高新区科技路 18 号"
      And Mu Qingyang looks at the product "Receivables financing"
      Then the product stands as "under-review" to Mu Qingyang, and "certification-under-review" is missing

    @wire
    Scenario: A product is unavailable with an expired certificate that the platform reported
      Given the company of He Qinghe has a certificate that ended yesterday
      And He Qinghe is signed in
      When He Qinghe looks at the product "Order financing"
      Then the product stands as "not-open" to He Qinghe, and "hard-certificate-expired" is missing

  Rule: Work that needs no signature continues after a certificate expired

    Scenario: Open products stay open and packages can be submitted with an expired certificate
      Given the company of Zhou Siyuan has a certificate that ended yesterday
      And Zhou Siyuan is signed in
      And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the package is complete
      When Zhou Siyuan submits the package
      Then the package is with the platform
      When Zhou Siyuan looks at the product "Receivables financing"
      Then the product stands as "opened" to Zhou Siyuan, and nothing is missing
      And the condition "Enterprise certification (hard certificate)" tells Zhou Siyuan "The enterprise’s hard certificate expired on 20 Nov 2026: please renew it"
