Feature: Agreements and notices to confirm after signing in
  After signing in a user is asked one question at a time, in the platform's order. Each question is asked once.

  Rule: Agreements come first, then the change of invoices, missing invoicing data and standing

    @wire
    Scenario: All questions are asked in order, each after the one before was answered
      Given the platform has published its agreements again for the company of Xu Zhaoning
      And the company of Xu Zhaoning was issued paper invoices before
      And the invoicing information of the company of Xu Zhaoning is missing
      And the company of Xu Zhaoning is a violating member
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then Xu Zhaoning is asked about the agreements
      And Xu Zhaoning may object for two days from today
      When Xu Zhaoning agrees to the agreements
      Then Xu Zhaoning is asked about the change of invoices
      When Xu Zhaoning knows of the change
      Then Xu Zhaoning is asked about invoicing information
      When Xu Zhaoning goes to complete it
      Then Xu Zhaoning is asked about its standing
      When Xu Zhaoning has read of the standing
      Then Xu Zhaoning is asked about nothing more

    Scenario: Questions that do not apply are skipped
      Given the company of Xu Zhaoning is a watch-listed member
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then Xu Zhaoning is asked about its standing

    Scenario: A user with nothing to answer is not asked anything
      Given Zhou Siyuan is signed in
      When Zhou Siyuan arrives
      Then Zhou Siyuan is asked about nothing

  Rule: An answered question is not asked again

    Scenario: Signed agreements and a read notice of standing are not shown again on another device
      Given the platform has published its agreements again for the company of Xu Zhaoning
      And the company of Xu Zhaoning is a violating member
      And Xu Zhaoning is signed in
      And Xu Zhaoning arrives
      And Xu Zhaoning agrees to the agreements
      And Xu Zhaoning has read of the standing
      When Xu Zhaoning arrives on another device
      Then Xu Zhaoning is asked about nothing there

  Rule: Only the main user sees the notice of the company's standing

    Scenario: A colleague does not see the notice of the company's standing
      Given the company of Zhou Siyuan is a violating member
      And Li Min is signed in
      When Li Min arrives
      Then Li Min is asked about nothing

  Rule: Changes since the last signature are marked beside the text

    @extension
    Scenario: Only the agreement that has changed is marked
      Given the platform has changed its agreements since the company of Xu Zhaoning signed them
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then Xu Zhaoning is asked about the agreements
      And of the agreements Xu Zhaoning sees a change in only the privacy policy
      When Xu Zhaoning agrees to the agreements
      Then Xu Zhaoning is asked about nothing more

    @extension
    Scenario: Agreements that are asked for again without a change show no marks
      Given the platform has published its agreements again for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then of the agreements Xu Zhaoning sees a change in none

  Rule: The portal cannot be used without the agreements

    Scenario: A user who declines the agreements is signed out and asked again next time
      Given the platform has published its agreements again for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      And Xu Zhaoning arrives
      When Xu Zhaoning does not agree and leaves
      And Xu Zhaoning signs in
      And Xu Zhaoning arrives
      Then Xu Zhaoning is asked about the agreements

  Rule: No questions are asked during registration

    Scenario: Questions are asked after registration, not during it
      Given the invoicing information of the company of Xu Zhaoning is missing
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives at "/register/register"
      Then Xu Zhaoning is asked about nothing
      When Xu Zhaoning arrives at "/index"
      Then Xu Zhaoning is asked about invoicing information
