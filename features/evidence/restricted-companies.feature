@extension
Feature: Restricted companies cannot begin new business
  From the day of its notice a violating member cannot apply for financing with credits. The platform can also bar a
  company from financing. Both stop new packages, and the portal says who can object. Packages that were submitted
  before go on to their end.

  Rule: A violating member cannot begin new business from the day of its notice

    Scenario: A clerk sees the restriction before choosing, and who can object
      Given Li Min is signed in
      And the company of Li Min is a violating member from 2026-11-21 on
      When Li Min looks for businesses of a new package
      Then new packages of Li Min are kept back, because the company is a violating member
      And Li Min reads that "周思远" can object

    Scenario: The home page tells a clerk of the restriction and who can object
      Given Li Min is signed in
      And the company of Li Min is a violating member from 2026-11-21 on
      When Li Min looks for businesses of a new package
      Then home tells Li Min that the company is a violating member, and that "周思远" can object

    Scenario: A company can begin new business until the day of the notice
      Given Zhou Siyuan is signed in
      And the company of Zhou Siyuan is a violating member from 2026-11-22 on
      When Zhou Siyuan looks for businesses of a new package
      Then nothing keeps new packages of Zhou Siyuan back

    Scenario: A draft that was made before the notice can be submitted once the standing is restored
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the package is complete
      And the company of Zhou Siyuan is a violating member from 2026-11-21 on
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that the company is a violating member
      And the package is still being assembled
      When the company of Zhou Siyuan stands well again
      And Zhou Siyuan submits the package
      Then the package is with the platform

    Scenario: A violating member can correct and resubmit a returned package
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      And the company of Zhou Siyuan is a violating member from 2026-11-21 on
      When Zhou Siyuan mends the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan submits the package
      Then the package shows as "Organising"

  Rule: A company that the platform has barred cannot begin new financing

    @wire
    Scenario: A clerk is told before choosing that the platform has barred the company
      Given Zhou Siyuan is signed in
      And the platform has barred the company of Zhou Siyuan from financing
      When Zhou Siyuan looks for businesses of a new package
      Then new packages of Zhou Siyuan are kept back, because the platform has barred the company
      And home tells Zhou Siyuan that the platform has barred the company
