// Written by scripts/databaseTypes.sh from the migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      waitlist_subscriptions: {
        Row: {
          bounced_at: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          interests: string[];
          language: string;
          mailbox: string;
          mailed_at: string | null;
          message: string | null;
          name: string;
          notice_version: string | null;
        };
        ComputedFields: never;
        Insert: {
          bounced_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          interests: string[];
          language?: string;
          mailbox?: never;
          mailed_at?: string | null;
          message?: string | null;
          name: string;
          notice_version?: string | null;
        };
        Update: {
          bounced_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          interests?: string[];
          language?: string;
          mailbox?: never;
          mailed_at?: string | null;
          message?: string | null;
          name?: string;
          notice_version?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_waitlist_subscription: {
        Args: {
          p_email: string;
          p_interests: string;
          p_language?: string;
          p_message?: string;
          p_name: string;
          p_notice?: string;
        };
        Returns: undefined;
      };
      claim_mails: { Args: { p_letters?: boolean }; Returns: Json };
      confirm_waitlist_subscription: { Args: { p_token: string }; Returns: undefined };
      leave_waitlist: { Args: { p_token: string }; Returns: undefined };
      mark_mails: {
        Args: {
          p_outcome: string;
          p_refused?: string;
          p_request: string;
          p_seconds?: number;
          p_taken?: string;
          p_why?: string;
        };
        Returns: undefined;
      };
      purge_waitlist: { Args: Record<PropertyKey, never>; Returns: number };
      record_mail_event: {
        Args: { p_kind: string; p_mail?: string; p_provider_id: string; p_why?: string };
        Returns: string;
      };
      report_send_error: { Args: { p_why: string }; Returns: undefined };
      request_confirmation: { Args: { p_email: string }; Returns: number };
      waitlist_health: { Args: Record<PropertyKey, never>; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
