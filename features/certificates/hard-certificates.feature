@extension
Feature: UKey certificates of a company
  Some products need a certificate of the company in a hardware token. The company applies for it, and the
  registration authority makes and posts it. It can be used only after its holder has signed with it once.

  Rule: A new company can open a product that needs a certificate in a token

    Scenario: A new company applies for a token, activates it and opens the product
      Given Shi Qingyue has registered her company
      When Shi Qingyue signs in with what she chose
      And Shi Qingyue opens the certification
      And Shi Qingyue fills in the certification
      And Shi Qingyue gives every paper
      And Shi Qingyue hands the certification in
      And the platform takes up the certification of Shi Qingyue in the first review
      And the platform passes the certification of Shi Qingyue in the first review
      And the platform takes up the certification of Shi Qingyue in the second review
      And the platform passes the certification of Shi Qingyue in the second review
      And Shi Qingyue looks at the certificates
      And Shi Qingyue applies for a token to "宁波市鄞州区青屿路 6 号 2 楼"
      Then Shi Qingyue is told of the tokens "Application submitted: the holder is notified once it is posted"
      When the registration authority posts the token of Shi Qingyue under "SF1020304050"
      Then the messages tell Shi Qingyue "Your UKey has been posted: activate it once it arrives", to do
      When Shi Qingyue plugs in the token that was posted
      And Shi Qingyue looks at the certificates
      And Shi Qingyue activates the token
      Then Shi Qingyue is told of the tokens "The UKey certificate is activated"
      And Shi Qingyue sees the own certificates "UKey certificate, Valid, 365 days left"
      When Shi Qingyue looks at the product "Receivables financing"
      Then the product stands as "openable" to Shi Qingyue, and nothing is missing
      When Shi Qingyue opens it, having read and signed its agreement
      Then the product stands as "opened" to Shi Qingyue, and nothing is missing

  Rule: The status of a product follows the certificate

    @wire
    Scenario: A product is unavailable while its token certificate is under review or lost
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      When Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      And Mu Qingyang looks at the product "Receivables financing"
      Then the product stands as "under-review" to Mu Qingyang, and "certification-under-review" is missing
      Given Mu Qingyang has activated the token that was posted
      When Mu Qingyang looks at the product "Receivables financing"
      Then the product stands as "openable" to Mu Qingyang, and nothing is missing
      When Mu Qingyang looks at the certificates
      And Mu Qingyang reports the certificate as "lost"
      And Mu Qingyang looks at the product "Receivables financing"
      Then the product stands as "not-open" to Mu Qingyang, and "not-certified" is missing
      When Mu Qingyang looks at the certificates
      And Mu Qingyang applies to have it reissued, to "西安市高新区科技路 18 号"
      Then Mu Qingyang is told of the tokens "Application submitted: the holder is notified once it is posted"

    Scenario: A certificate stays valid until its renewal is activated
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      And Mu Qingyang has activated the token that was posted
      When 310 days pass, and Mu Qingyang signs in again
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies to have it renewed, to "西安市高新区科技路 18 号"
      Then Mu Qingyang sees the own certificates "UKey certificate, Valid, 55 days left"
      Given Mu Qingyang has activated the token that was posted
      Then Mu Qingyang sees the own certificates "UKey certificate, Valid, 365 days left; UKey certificate, Revoked, Renewed: another took its place"

  Rule: Only the holder can activate a token, with its own key and in time

    Scenario: A token cannot be activated with another person's key
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      And the registration authority posts the token of Mu Qingyang under "SF1"
      And Mu Qingyang has plugged in a key with a certificate
      When Mu Qingyang looks at the certificates
      And Mu Qingyang activates the token
      Then Mu Qingyang is told of the tokens "This UKey was not issued for this application. Please plug in the one that was posted, and try again."

    Scenario: An application lapses when the token is not activated in time
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      And the registration authority posts the token of Mu Qingyang under "SF1"
      And Mu Qingyang plugs in the token that was posted
      When 31 days pass, and Mu Qingyang signs in again
      And Mu Qingyang looks at the certificates
      Then the token of Mu Qingyang stands as "Not activated in time, void"

    Scenario: A second token cannot be applied for while one is under way
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      When Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      Then Mu Qingyang is told why no token can be applied for: "A UKey is under way already: see “Applying for UKey certificates”."

    Scenario Outline: <person> cannot apply for a token, and the reason is given
      Given <person> is signed in
      When <person> looks at the certificates
      Then <person> is told why no token can be applied for: "<why>"

      Examples:
        | person       | why                                                                                                                                              |
        | Lin Fengmian | Your current role cannot apply for a UKey certificate. An operator or director can.                                                              |
        | Ye Zhiqiu    | A UKey certificate can be applied for once your company’s real name is authenticated.                                                            |
        | Liu Mingyuan | The real-name authentication was returned. Correct what was named and submit it again; a UKey certificate can be applied for once it has passed. |

    @wire
    Scenario: An application that the registration authority returned is corrected and resubmitted
      Given Mu Qingyang is signed in
      And Mu Qingyang looks at the certificates
      And Mu Qingyang applies for a token to "西安市高新区科技路 18 号"
      When the registration authority returns the token of Mu Qingyang: "地址缺少楼层"
      And Mu Qingyang looks at the certificates
      Then the token of Mu Qingyang stands as "Returned", because of "地址缺少楼层"
      When Mu Qingyang corrects the address to "西安市高新区科技路 18 号 3 楼"
      Then Mu Qingyang is told of the tokens "Submitted again"
      And the token of Mu Qingyang stands as "Under review"
