Feature: What one is asked on arrival
  Whoever arrives is asked one thing at a time, in the platform's order, and each of them once.

  Rule: The agreements come first, then the change of invoices, then what is missing for invoices, and the standing last

    @wire
    Scenario: Everything that there is to ask comes in its order, each after the one before was answered
      Given the platform has published its agreements anew for the company of Xu Zhaoning
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

    Scenario: What does not apply is passed over at once
      Given the company of Xu Zhaoning is a watch-listed member
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then Xu Zhaoning is asked about its standing

    Scenario: Whoever has nothing to answer is asked nothing
      Given Zhou Siyuan is signed in
      When Zhou Siyuan arrives
      Then Zhou Siyuan is asked about nothing

  Rule: What was answered is not asked again

    Scenario: Signed agreements and a standing that was read stay so on another device
      Given the platform has published its agreements anew for the company of Xu Zhaoning
      And the company of Xu Zhaoning is a violating member
      And Xu Zhaoning is signed in
      And Xu Zhaoning arrives
      And Xu Zhaoning agrees to the agreements
      And Xu Zhaoning has read of the standing
      When Xu Zhaoning arrives on another device
      Then Xu Zhaoning is asked about nothing there

  Rule: Standing is told to the main user alone

    Scenario: A colleague hears nothing of the standing
      Given the company of Zhou Siyuan is a violating member
      And Li Min is signed in
      When Li Min arrives
      Then Li Min is asked about nothing

  Rule: What changed since one signed is shown beside the text

    @extension
    Scenario: One of two agreements has changed
      Given the platform has changed its agreements since the company of Xu Zhaoning signed them
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then Xu Zhaoning is asked about the agreements
      And of the agreements Xu Zhaoning sees a change in only the privacy policy
      When Xu Zhaoning agrees to the agreements
      Then Xu Zhaoning is asked about nothing more

    @extension
    Scenario: They are asked for again as they were signed
      Given the platform has published its agreements anew for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      Then of the agreements Xu Zhaoning sees a change in none

  Rule: There is no partial use without the agreements

    Scenario: Whoever does not agree is signed out, and is asked again next time
      Given the platform has published its agreements anew for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      And Xu Zhaoning arrives
      When Xu Zhaoning does not agree and leaves
      And Xu Zhaoning signs in
      And Xu Zhaoning arrives
      Then Xu Zhaoning is asked about the agreements

  Rule: Nobody is interrupted while registering

    Scenario: On a registration page nothing is asked, and afterwards it is
      Given the invoicing information of the company of Xu Zhaoning is missing
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives at "/register/register"
      Then Xu Zhaoning is asked about nothing
      When Xu Zhaoning arrives at "/index"
      Then Xu Zhaoning is asked about invoicing information
