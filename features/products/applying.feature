Feature: Applying for a product
  Some products are arranged case by case, and are opened after the platform has granted an application. The
  application is saved while it is written. It belongs to the company, so that a colleague can continue it. The
  platform grants it, returns a part with the reason, or declines it.

  @extension
  Rule: An application is drafted, submitted, granted and opened

    Scenario: An application is drafted, resumed, returned in one part, corrected, granted and opened
      Given Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables ABS"
      Then the product stands as "not-open" to Xia Zhiwei, and "needs-application" is missing
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei writes the purpose "向供应商付款"
      And Xia Zhiwei leaves the application and comes back to it
      Then the application stands as "draft" to Xia Zhiwei, and says the purpose "向供应商付款"
      When Xia Zhiwei fills in the rest of the application and hands it in
      Then the application stands as "submitted" to Xia Zhiwei, and nothing of it is open
      When the platform returns the part "volume" of the application of Xia Zhiwei for "ABS" because "请写明供应商"
      And Xia Zhiwei leaves the application and comes back to it
      Then the application stands as "returned" to Xia Zhiwei, and "volume" of it is open
      And the part "volume" is returned to Xia Zhiwei because "请写明供应商"
      When Xia Zhiwei writes the purpose "向两家供应商付款"
      And Xia Zhiwei hands the application in
      Then the application stands as "submitted" to Xia Zhiwei, and nothing of it is open
      When Xia Zhiwei looks at the product "Receivables ABS"
      Then the product stands as "under-review" to Xia Zhiwei, and "application-under-review" is missing
      When the platform grants the application of Xia Zhiwei for "ABS"
      And Xia Zhiwei looks at the product "Receivables ABS"
      Then the product stands as "openable" to Xia Zhiwei, and nothing is missing
      When Xia Zhiwei opens it, having read and signed its agreement
      Then Xia Zhiwei is told of the product "Receivables ABS is open"

    Scenario: An incomplete application cannot be submitted
      Given Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei hands the application in
      Then the application stands as "none" to Xia Zhiwei
      And Xia Zhiwei is asked for "applicantTitle, yearlyAmount, purpose" in the application

    @wire
    Scenario: A declined application gives the reason and can be submitted again
      Given Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei fills in the rest of the application and hands it in
      And the platform declines the application of Xia Zhiwei for "ABS" because "本期额度已满"
      And Xia Zhiwei leaves the application and comes back to it
      Then the application stands as "declined" to Xia Zhiwei, and "applicant, contact, volume, attachments" of it is open
      And the application of Xia Zhiwei is declined because "本期额度已满"
      When Xia Zhiwei hands the application in
      Then the application stands as "submitted" to Xia Zhiwei, and nothing of it is open

  @extension
  Rule: A draft application belongs to the company

    Scenario: A colleague who may open products can continue the draft
      Given Jiang Tingxue is signed in
      And Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei writes the purpose "向供应商付款"
      And Jiang Tingxue applies for "ABS"
      Then the application stands as "draft" to Jiang Tingxue, and says the purpose "向供应商付款"
      When Jiang Tingxue fills in the rest of the application and hands it in
      Then the application stands as "submitted" to Jiang Tingxue, and nothing of it is open

    @wire
    Scenario: A user is told when a colleague saved the draft first
      Given Jiang Tingxue is signed in
      And Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Jiang Tingxue applies for "ABS"
      And Xia Zhiwei writes the purpose "向供应商付款"
      And Jiang Tingxue writes the purpose "偿还货款"
      Then Jiang Tingxue is told that "夏知微" was first to save the application
      When Jiang Tingxue keeps what Jiang Tingxue wrote
      Then the application stands as "draft" to Jiang Tingxue, and says the purpose "偿还货款"

    Scenario: A user who cannot open products can view the draft but not change it
      Given Lin Fengmian is signed in
      And Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei writes the purpose "向供应商付款"
      And Lin Fengmian applies for "ABS"
      Then the application stands as "draft" to Lin Fengmian, and says the purpose "向供应商付款"
      And the application stands as "draft" to Lin Fengmian, and nothing of it is open

    Scenario: Another company does not see the draft
      Given Zhou Siyuan is signed in
      And Xia Zhiwei is signed in
      When Xia Zhiwei applies for "ABS"
      And Xia Zhiwei writes the purpose "向供应商付款"
      And Zhou Siyuan applies for "ABS"
      Then the application stands as "none" to Zhou Siyuan, and says the purpose ""

  Rule: Some products need no application

    Scenario: A product that opens without an application has no application page
      Given Xia Zhiwei is signed in
      When Xia Zhiwei applies for "EST"
      Then there is nothing to apply for, for Xia Zhiwei
