@extension
Feature: What one has signed
  People find again what they signed for their company, as it was when they signed it: who, when, which version. They read it,
  see what changed, and take it home with a page that says who signed.

  Rule: It is all there, and says how it stands

    @journey
    Scenario: Zhou Siyuan looks at what was signed
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks at the own agreements
      Then the own agreements of Zhou Siyuan hold version "RT2021V1.0" as "Superseded" among others

    Scenario: What a colleague signed for the company is there, what they signed for themselves is not
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Receivables matching"
      And Xia Zhiwei opens it, having read and signed its agreement
      When Jiang Tingxue is signed in
      And Jiang Tingxue looks at the own agreements
      Then of the agreements of Jiang Tingxue only one was signed by another, "夏知微"

    Scenario: A new version is to be signed, and may be objected to for 48 hours
      Given the company of Zhou Siyuan is asked to sign anew
      And Zhou Siyuan is signed in
      When Zhou Siyuan looks at the own agreements
      Then the own agreements of Zhou Siyuan all stand as "Another version to be signed"
      And one may object for 48 hours

  Rule: It is read as it was signed

    Scenario: What changed since the version before
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan reads version "RT2022V1.0"
      Then Zhou Siyuan sees that 2 paragraphs were added and 1 was removed

    Scenario: The first version has nothing before it
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan reads version "RT2021V1.0"
      Then Zhou Siyuan has nothing to compare it with

    @wire
    Scenario: It is taken home
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan takes version "RT2021V1.0" home
      Then Zhou Siyuan has the file "隐私政策 RT2021V1.0.pdf"

    @wire
    Scenario: All of it is taken home at once, and counted until one has looked
      Given Zhou Siyuan is signed in
      And Zhou Siyuan looks at the own agreements
      When Zhou Siyuan has all own agreements gathered
      Then 1 archive of agreements waits for Zhou Siyuan
      When Zhou Siyuan looks at what was gathered of the agreements
      Then 0 archives of agreements wait for Zhou Siyuan
      And what Zhou Siyuan takes home holds "隐私政策 RT2021V1.0.pdf" and "隐私政策 RT2022V1.0.pdf"
